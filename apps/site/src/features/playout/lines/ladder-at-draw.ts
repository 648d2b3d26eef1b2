import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { type LiveTier, liveLadder } from '#shared/game/live-ladder.ts'
import { toMoney } from '#core/money.ts'

/** The prizes of a past draw, with its own jackpot instead of the current one. */
export const ladderAtDraw = (
  ladder: readonly PrizeLadderRow[],
  game: Pick<Game, 'prizePool' | 'payoutCurrencyId'>,
  { jackpot }: Pick<GameResults, 'jackpot'>,
): LiveTier[] =>
  liveLadder(ladder, game).map(row =>
    row.kind === 'jackpot' ? { ...row, fund: toMoney(jackpot.before, game.payoutCurrencyId) } : row,
  )
