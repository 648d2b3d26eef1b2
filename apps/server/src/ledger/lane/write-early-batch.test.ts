import { appendMany, emptyFrontier } from '@fairground/fair/crypto/merkle'
import { describe, expect, it } from 'vitest'
import type { InstanceRow } from '#ledger/book/rows.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import type { EndHead } from './batch-end.ts'
import { type Found, isAsAssumed } from './write-early-batch.ts'

const now = 1_800_000_000_000
const frontier = appendMany(emptyFrontier, [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)])
const instance: InstanceRow = {
  id: 7,
  gameId: 3,
  status: 'OPEN',
  version: 12n,
  rules: { pick: 6, from: 49 },
  prizeTable: [{ tier: 1, amount: '100' }],
  currency: 'EUR',
  price: 200n,
  fee: 10n,
  cap: 100,
  playerMax: 10,
  sold: 2,
  players: 2,
  pool: 400n,
  frontier,
  regEnd: now + 500,
  startAt: now + 60_000,
  dealSeed: new Uint8Array(32),
}
const head: EndHead = {
  journalId: 5n,
  journalHash: new Uint8Array(32).fill(5),
  batchN: 4n,
  batchHash: new Uint8Array(32).fill(4),
  playerChanges: 2n,
  member: {
    acceptingPlays: true,
    emailVerifiedEnabled: false,
    freerollNoDeposits: false,
    identityBeforeMoneyPlay: false,
    moneyPlayFromUnknownCountry: true,
    withdrawalFourEyesFrom: 1000n,
    withdrawalAutomaticTo: 0n,
    pendingWithdrawalCancellable: true,
    profile: 'standard',
    spendBonusFirst: false,
  },
}
const end = {
  head,
  instances: new Map([[7, instance]]),
  opKeys: new Set<string>(),
  boundPlayers: new Set<number>(),
  clock: { now, readAt: 0 },
}
const found: Found = { head, instances: new Map([[7, instance]]), now: now + 20 }
const command = { ...joinCommand({ playerId: 1, instanceId: 7 }), decideBefore: now + 300 }

/** Checks purchases that were decided for 10 ms after the batch before, on this instance. */
const check = (assumed: InstanceRow, state: Found, purchase: AnyCommand = command): boolean => {
  const book = { now: now + 10, loaded: { instances: new Map([[7, { ...assumed, sold: 3 }]]) } }
  const early = { end: { ...end, instances: new Map([[7, assumed]]) }, commands: [purchase], book }
  return isAsAssumed(early as unknown as Parameters<typeof isAsAssumed>[0], state)
}

const holds = (change: Partial<Found>): boolean => check(instance, { ...found, ...change })

/** Another value of the same type. */
const changed = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'bigint') return value + 1n
  if (typeof value === 'string') return `${value}x`
  if (value instanceof Uint8Array) return value.map(byte => byte + 1)
  if (value === frontier) return appendMany(frontier, [new Uint8Array(32).fill(3)])
  return { ...(value as object), more: 1 }
}

describe('an early batch', () => {
  it('holds if the database states what it assumes, in whatever class the bytes are', () => {
    expect(holds({})).toBe(true)
    const bytes = { ...instance, dealSeed: Buffer.alloc(32), frontier: { ...frontier } }
    expect(holds({ instances: new Map([[7, bytes]]) })).toBe(true)
    expect(holds({ head: { ...head, journalHash: Buffer.alloc(32, 5) } })).toBe(true)
  })

  it.each(Object.keys(instance))('does not hold if the instance has another %s', key => {
    const other = { ...instance, [key]: changed(instance[key as keyof InstanceRow]) }
    expect(holds({ instances: new Map([[7, other]]) })).toBe(false)
  })

  it.each(Object.keys(head))('does not hold if the books have another %s', key => {
    expect(holds({ head: { ...head, [key]: changed(head[key as keyof EndHead]) } })).toBe(false)
  })

  it.each(Object.keys(head.member))('does not hold if the operator has another %s', key => {
    const member = { ...head.member, [key]: changed(head.member[key as keyof typeof head.member]) }
    expect(holds({ head: { ...head, member } })).toBe(false)
  })

  it('does not hold without the instance', () => {
    expect(holds({ instances: new Map() })).toBe(false)
  })

  it('holds only in the second after its time', () => {
    expect([9, 10].map(ms => holds({ now: now + ms }))).toEqual([false, true])
    const patient = { ...command, decideBefore: undefined }
    const open = { ...instance, regEnd: Infinity }
    const at = (ms: number) => check(open, { head, instances: new Map([[7, open]]), now: now + ms }, patient)
    expect([1010, 1011].map(at)).toEqual([true, false])
  })

  it('does not hold after the end of the sale, or after the deadline of a purchase', () => {
    expect([300, 301].map(ms => holds({ now: now + ms }))).toEqual([true, false])
    const ending = { ...instance, regEnd: now + 100 }
    const at = (ms: number) => check(ending, { head, instances: new Map([[7, ending]]), now: now + ms })
    expect([99, 100].map(at)).toEqual([true, false])
  })
})
