import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'

/** All plays of the player were refunded: the player cancelled them, or the game was cancelled. */
export const allGivenBack = ({
  playerPlays,
  givenBack,
}: Pick<GameHistoryItem, 'playerPlays' | 'givenBack'>): boolean =>
  givenBack !== undefined && (playerPlays === 0 || givenBack.plays === playerPlays)

/** A cancelled game draws no numbers and refunds every play. */
export const isCancelled = (item: Pick<GameHistoryItem, 'playerPlays' | 'givenBack' | 'numbers'>): boolean =>
  item.playerPlays > 0 && item.numbers.length === 0 && allGivenBack(item)
