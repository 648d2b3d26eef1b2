import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { toMoney } from '#core/money.ts'

/** After settlement the ladder shows the amounts paid, not estimates from the pool. */
export const settledLadder = (
  ladder: readonly LiveTier[],
  { winners }: Pick<GameResults, 'winners'>,
  currencyId: string,
): LiveTier[] =>
  ladder.map(row => {
    const won = winners.find(({ tier }) => tier === row.tier)
    return row.kind === 'item' || won === undefined || won.winners === 0
      ? row
      : { ...row, each: toMoney(won.each, currencyId), isEstimate: false }
  })
