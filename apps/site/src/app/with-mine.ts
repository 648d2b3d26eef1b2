import type { Game } from '@fairground/contract/entities/game'
import type { PlayerInGame } from '@fairground/contract/snapshots'

/** A game with the player's own part of it as it is known last. Without a version it is the answer of a join. */
export const withMine = (game: Game, mine: PlayerInGame | undefined): Game => {
  if (mine === undefined) return game
  const plays =
    mine.version === 0 ? Math.max(game.playerPlaysInGame, mine.playerPlaysInGame) : mine.playerPlaysInGame
  return {
    ...game,
    playerInGame: plays > 0,
    playerPlaysInGame: plays,
    ...(mine.joinCode !== '' && { joinCode: mine.joinCode }),
  }
}
