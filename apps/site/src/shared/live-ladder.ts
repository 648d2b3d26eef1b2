import type { Game } from '@fairground/contract/entities/game'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { type Money, money } from '@fairground/rules/money/money'
import { moneyOf } from '#shared/money.ts'

export type LiveTier = Omit<PrizeLadderRow, 'fund'> & { readonly fund: Money }

type Pool = Pick<Game, 'prizePool' | 'payoutCurrencyId'>

/** Percentages carry at most two decimals. */
const shareOf = (pool: Money, percent: number): Money =>
  money((pool.amount * BigInt(Math.round(percent * 100))) / 10_000n, pool.currency)

/** Things and fixed sums whose number is known come first: a share is one of what is left. */
const afterFixed = (tiers: readonly LiveTier[], pool: Money): Money => {
  const fixed = tiers
    .filter(({ kind }) => kind === 'fixed' || kind === 'item')
    .reduce((sum, { fund, winners = 0 }) => sum + fund.amount * BigInt(winners), 0n)
  return money(pool.amount > fixed ? pool.amount - fixed : 0n, pool.currency)
}

/** The prizes, highest first, with the shares of the pool as it stands now and not when the ladder was fetched. */
export const liveLadder = (
  ladder: readonly PrizeLadderRow[],
  { prizePool, payoutCurrencyId }: Pool,
): LiveTier[] => {
  const tiers = ladder
    .toSorted((a, b) => b.matches - a.matches)
    .map(row => ({ ...row, fund: moneyOf(row.fund, payoutCurrencyId) }))
  const left = afterFixed(tiers, moneyOf(prizePool, payoutCurrencyId))
  return tiers.map(row =>
    row.kind === 'share' && row.percent !== undefined ? { ...row, fund: shareOf(left, row.percent) } : row,
  )
}

/** The jackpot of a ladder, if it has one. */
export const jackpotOf = (tiers: readonly LiveTier[]): Money | undefined =>
  tiers.find(({ kind }) => kind === 'jackpot')?.fund
