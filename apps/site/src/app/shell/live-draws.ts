import type { Game } from '@fairground/contract/entities/games/game'

type Listed = Pick<Game, 'gameInstanceId' | 'gameStatus' | 'playerInGame'>

/** The player's running draws that have not shown their result yet. */
export const liveDraws = <G extends Listed>(games: readonly G[], shown: ReadonlySet<number>): G[] =>
  games.filter(
    ({ gameInstanceId, gameStatus, playerInGame }) =>
      playerInGame && gameStatus === 'STARTED' && !shown.has(gameInstanceId),
  )
