import type { Game } from '@fairground/contract/entities/games/game'
import type { PlayerInGame } from '@fairground/contract/snapshots'

/** Merges the latest state of the player into a game. Version 0 marks the answer of a join. */
export const withPlayerState = (game: Game, mine: PlayerInGame | undefined): Game => {
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
