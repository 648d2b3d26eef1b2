import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { type LiveTier, liveLadder } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'

/** The prizes as they stood at a draw that is over: its jackpot, not the one that has grown since. */
export const ladderAtDraw = (
  ladder: readonly PrizeLadderRow[],
  game: Pick<Game, 'prizePool' | 'payoutCurrencyId'>,
  { jackpot }: Pick<GameResults, 'jackpot'>,
): LiveTier[] =>
  liveLadder(ladder, game).map(row =>
    row.kind === 'jackpot' ? { ...row, fund: moneyOf(jackpot.before, game.payoutCurrencyId) } : row,
  )
