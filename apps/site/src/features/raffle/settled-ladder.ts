import type { GameResults } from '@fairground/contract/entities/game-results'
import type { LiveTier } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'

/** Once it is settled the sums are known, and not worked out again from the pool. */
export const settledLadder = (
  ladder: readonly LiveTier[],
  { winners }: Pick<GameResults, 'winners'>,
  currencyId: string,
): LiveTier[] =>
  ladder.map(row => {
    const won = winners.find(({ tier }) => tier === row.tier)
    return row.kind === 'item' || won === undefined || won.winners === 0
      ? row
      : { ...row, fund: moneyOf(won.each, currencyId) }
  })
