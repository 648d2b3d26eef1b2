import { describe, expect, it } from 'vitest'
import type { PlayTransfer } from './queries/journals.ts'
import { toMovements } from './to-movements.ts'

const [alice, bob, escrow, fee] = [11n, 12n, 90n, 91n]
const players = new Map([
  [alice, 1],
  [bob, 2],
])
let journalId = 0n
const transfer = (debitId: bigint, creditId: bigint, amount: bigint, more: Partial<PlayTransfer> = {}) => ({
  journalId,
  kind: 'join',
  at: 1000,
  debitId,
  creditId,
  amount,
  phase: 0,
  ...more,
})

describe('the movements of journals', () => {
  it('add the transfers of a player in one journal', () => {
    journalId = 1n
    const found = toMovements([transfer(alice, escrow, 200n), transfer(alice, fee, 50n)], players)
    expect(found).toEqual([{ playerId: 1, kind: 'join', at: 1000, amount: -250n }])
  })

  it('name both players of a transfer, and neither account of the operator', () => {
    journalId = 2n
    const found = toMovements([transfer(alice, bob, 30n), transfer(escrow, fee, 5n)], players)
    expect(found.map(({ playerId, amount }) => [playerId, amount])).toEqual([
      [1, -30n],
      [2, 30n],
    ])
  })

  it('count a hold once: when it is taken, and its return when it is released', () => {
    journalId = 3n
    const amounts = [1, 2, 3].map(phase => toMovements([transfer(alice, escrow, 40n, { phase })], players))
    expect(amounts.map(([movement]) => movement?.amount)).toEqual([-40n, 0n, 40n])
  })

  it('keep the order of the journals', () => {
    const rows = [transfer(bob, escrow, 1n), transfer(alice, escrow, 2n), transfer(bob, escrow, 3n)]
    const found = toMovements(
      rows.map((row, i) => ({ ...row, journalId: BigInt(i) })),
      players,
    )
    expect(found.map(({ amount }) => amount)).toEqual([-1n, -2n, -3n])
  })
})
