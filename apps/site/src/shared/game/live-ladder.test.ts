import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { getJackpot, liveLadder } from './live-ladder.ts'

const rows: PrizeLadderRow[] = [
  { tier: 2, matches: 5, kind: 'share', percent: 20, fund: '0.00', odds: { in: 54_200.83 } },
  { tier: 1, matches: 6, kind: 'jackpot', fund: '1284500.00', odds: { in: 13_983_816 } },
  { tier: 3, matches: 4, kind: 'share', percent: 33.33, fund: '0.00', odds: { in: 1032.39 } },
]

describe('liveLadder', () => {
  const tiers = liveLadder(rows, { prizePool: '24.31', payoutCurrencyId: 'GBP' })

  it('sorts the highest prize first', () => {
    expect(tiers.map(({ tier }) => tier)).toEqual([1, 2, 3])
  })

  it('computes the shares of the current pool, rounded down', () => {
    expect(tiers.map(({ fund }) => fund.amount)).toEqual([128_450_000n, 486n, 810n])
  })

  it('finds the jackpot', () => {
    expect(getJackpot(tiers)).toEqual(money(128_450_000n, 'GBP'))
    expect(getJackpot([])).toBeUndefined()
  })

  it('subtracts fixed prizes from the pool before computing the shares', () => {
    const raffle: PrizeLadderRow[] = [
      { tier: 1, matches: 0, kind: 'item', winners: 1, fund: '15.00', odds: { in: 100 } },
      { tier: 2, matches: 0, kind: 'share', percent: 60, winners: 1, fund: '0.00', odds: { in: 100 } },
      { tier: 3, matches: 0, kind: 'fixed', winners: 2, fund: '2.00', odds: { in: 50 } },
    ]
    const fundsFor = (prizePool: string) =>
      liveLadder(raffle, { prizePool, payoutCurrencyId: 'GBP' }).map(({ fund }) => fund.amount)
    expect(fundsFor('29.00')).toEqual([1500n, 600n, 200n])
    expect(fundsFor('10.00')).toEqual([1500n, 0n, 200n])
  })
})
