import type { Game } from '@fairground/contract/entities/game'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { type Money, money } from '@fairground/rules/money/money'
import { moneyOf } from '#shared/money.ts'

export type LiveTier = Omit<PrizeLadderRow, 'fund'> & { readonly fund: Money }

type Pool = Pick<Game, 'prizePool' | 'payoutCurrencyId'>

/** Percentages carry at most two decimals. */
const shareOf = (pool: Money, percent: number): Money =>
  money((pool.amount * BigInt(Math.round(percent * 100))) / 10_000n, pool.currency)

/** The prizes, highest first, with the shares of the pool as it stands now and not when the ladder was fetched. */
export const liveLadder = (
  ladder: readonly PrizeLadderRow[],
  { prizePool, payoutCurrencyId }: Pool,
): LiveTier[] => {
  const pool = moneyOf(prizePool, payoutCurrencyId)
  return ladder
    .toSorted((a, b) => b.matches - a.matches)
    .map(row => ({
      ...row,
      fund:
        row.kind === 'share' && row.percent !== undefined
          ? shareOf(pool, row.percent)
          : moneyOf(row.fund, payoutCurrencyId),
    }))
}

/** The jackpot of a ladder, if it has one. */
export const jackpotOf = (tiers: readonly LiveTier[]): Money | undefined =>
  tiers.find(({ kind }) => kind === 'jackpot')?.fund
