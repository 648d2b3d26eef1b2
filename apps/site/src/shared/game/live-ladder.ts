import type { Game } from '@fairground/contract/entities/games/game'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { type Money, money } from '@fairground/rules/money/money'
import { toMoney } from '#core/money.ts'

export type LiveTier = Omit<PrizeLadderRow, 'fund'> & { readonly fund: Money }

type Pool = Pick<Game, 'prizePool' | 'payoutCurrencyId'>

/** Percentages have at most two decimals. */
const computeShare = (pool: Money, percent: number): Money =>
  money((pool.amount * BigInt(Math.round(percent * 100))) / 10_000n, pool.currency)

/** Item and fixed prizes are paid first; shares are computed from the rest. */
const poolAfterFixedPrizes = (tiers: readonly LiveTier[], pool: Money): Money => {
  const fixed = tiers
    .filter(({ kind }) => kind === 'fixed' || kind === 'item')
    .reduce((sum, { fund, winners = 0 }) => sum + fund.amount * BigInt(winners), 0n)
  return money(pool.amount > fixed ? pool.amount - fixed : 0n, pool.currency)
}

/** The prizes, highest first. Shares use the current pool, not the pool at the time the ladder was fetched. */
export const liveLadder = (
  ladder: readonly PrizeLadderRow[],
  { prizePool, payoutCurrencyId }: Pool,
): LiveTier[] => {
  const tiers = ladder
    .toSorted((a, b) => b.matches - a.matches)
    .map(row => ({ ...row, fund: toMoney(row.fund, payoutCurrencyId) }))
  const left = poolAfterFixedPrizes(tiers, toMoney(prizePool, payoutCurrencyId))
  return tiers.map(row =>
    row.kind === 'share' && row.percent !== undefined
      ? { ...row, fund: computeShare(left, row.percent) }
      : row,
  )
}

/** The jackpot of a ladder, if it has one. */
export const getJackpot = (tiers: readonly LiveTier[]): Money | undefined =>
  tiers.find(({ kind }) => kind === 'jackpot')?.fund
