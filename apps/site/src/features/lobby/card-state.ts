import type { Game } from '@fairground/contract/entities/games/game'

export type CardAction = 'play' | 'watch' | 'full' | 'closed'
export type CardBadge = 'joined' | 'live' | 'progressive' | 'instant' | null

export const isFull = (game: Pick<Game, 'gamePlayCurrent' | 'gamePlayMax'>): boolean =>
  game.gamePlayCurrent >= game.gamePlayMax

export const cardAction = (game: Game): CardAction => {
  if (game.gameStatus === 'STARTED') return 'watch'
  if (game.gameStatus !== 'OPEN') return 'closed'
  return isFull(game) ? 'full' : 'play'
}

/** A card shows one badge; what concerns the player comes first. */
export const cardBadge = (game: Game, hasJackpot: boolean): CardBadge => {
  if (game.playerInGame) return 'joined'
  if (game.gameStatus === 'STARTED') return 'live'
  if (hasJackpot) return 'progressive'
  return game.tournament ? null : 'instant'
}
