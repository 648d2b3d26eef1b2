import type { GameHistoryItem } from '@fairground/contract/entities/game-history'

/** Nothing of the player's was drawn: the plays were taken back, or the game was cancelled. */
export const allGivenBack = ({
  playerPlays,
  givenBack,
}: Pick<GameHistoryItem, 'playerPlays' | 'givenBack'>): boolean =>
  givenBack !== undefined && (playerPlays === 0 || givenBack.plays === playerPlays)

/** A cancelled game gives every play back and draws nothing. */
export const isCancelled = (item: Pick<GameHistoryItem, 'playerPlays' | 'givenBack' | 'numbers'>): boolean =>
  item.playerPlays > 0 && item.numbers.length === 0 && allGivenBack(item)
