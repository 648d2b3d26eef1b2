import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { money } from '@fairground/rules/money/money'
import { describe, expect, it } from 'vitest'
import { getJackpot, liveLadder } from './live-ladder.ts'

const view = (prizeLadder: PrizeLadderRow[], prizesFinal = false) => ({
  prizeLadder,
  prizesFinal,
  prizesLevelled: true,
})
const sales = (prizePool: string, gamePlayCurrent: number) => ({
  prizePool,
  payoutCurrencyId: 'GBP',
  gamePlayCurrent,
})

const rows: PrizeLadderRow[] = [
  { tier: 1, matches: 6, kind: 'jackpot', each: '1284500.00', odds: { in: 13_983_816 } },
  { tier: 2, matches: 5, kind: 'share', percent: 100, minimum: '5.00', each: '0.00', odds: { in: 500 } },
  { tier: 3, matches: 4, kind: 'fixed', each: '3.00', odds: { in: 10 } },
]
const amounts = (ladder: ReturnType<typeof liveLadder>) => ladder.map(({ each }) => each.amount)

describe('liveLadder', () => {
  it('estimates a share for the winners to expect at the current sales', () => {
    // 2,000 plays have four expected winners.
    expect(amounts(liveLadder(view(rows), sales('24.31', 2000)))).toEqual([128_450_000n, 607n, 300n])
    expect(amounts(liveLadder(view(rows), sales('24.31', 100)))).toEqual([128_450_000n, 2431n, 300n])
  })

  it('never shows less than the minimum', () => {
    expect(amounts(liveLadder(view(rows), sales('0.00', 0)))).toEqual([128_450_000n, 500n, 300n])
  })

  it('labels only shares of an unfinished game as estimates', () => {
    const open = liveLadder(view(rows), sales('24.31', 100))
    expect(open.map(({ isEstimate }) => isEstimate)).toEqual([false, true, false])
    const final = liveLadder(view(rows, true), sales('24.31', 100))
    expect(final.map(({ isEstimate }) => isEstimate)).toEqual([false, false, false])
    expect(amounts(final)).toEqual([128_450_000n, 0n, 300n])
  })

  it('finds the jackpot', () => {
    expect(getJackpot(liveLadder(view(rows), sales('0.00', 0)))).toEqual(money(128_450_000n, 'GBP'))
    expect(getJackpot([])).toBeUndefined()
  })

  it('gives each of a known number of winners the whole share', () => {
    const raffle: PrizeLadderRow[] = [
      { tier: 1, matches: 0, kind: 'item', winners: 1, each: '15.00', odds: { in: 100 } },
      { tier: 2, matches: 0, kind: 'share', percent: 30, winners: 2, each: '0.00', odds: { in: 50 } },
    ]
    expect(amounts(liveLadder(view(raffle), sales('29.00', 7)))).toEqual([1500n, 870n])
  })
})
