import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { toMoney } from '#core/money.ts'
import { type LadderView, type LiveTier, liveLadder } from './live-ladder.ts'

/** The prizes of a draw, with the jackpot that it pays instead of the current one. */
export const ladderAtDraw = (
  ladder: LadderView,
  game: Parameters<typeof liveLadder>[1],
  results: Pick<GameResults, 'jackpot'> | undefined,
): LiveTier[] =>
  liveLadder(ladder, game).map(row =>
    row.kind === 'jackpot' && results && !ladder.prizesFinal
      ? { ...row, each: toMoney(results.jackpot.prize, game.payoutCurrencyId) }
      : row,
  )
