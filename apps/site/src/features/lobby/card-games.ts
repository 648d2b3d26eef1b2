import type { Game } from '@fairground/contract/entities/games/game'
import { isInstant } from '#kinds/game-address.ts'

const startTime = (game: Game): number => game.tournamentStartTime ?? Number.POSITIVE_INFINITY

const rank = (game: Game): number => {
  if (game.gameStatus === 'OPEN') return 0
  if (game.gameStatus === 'STARTED') return 1
  return 2
}

const isBetter = (a: Game, b: Game): boolean =>
  rank(a) === rank(b) ? startTime(a) < startTime(b) : rank(a) < rank(b)

/** Games that have not ended, earliest first. */
export const upcomingGames = (games: readonly Game[]): Game[] =>
  games
    .filter(game => game.gameStatus !== 'ENDED' && !game.replay)
    .toSorted((a, b) => startTime(a) - startTime(b) || a.gameInstanceId - b.gameInstanceId)

/** One instance per game: the next open one, else the running one, else the one that waits for its draw. */
export const cardGames = (games: readonly Game[]): Game[] => {
  const best = new Map<number, Game>()
  for (const game of upcomingGames(games)) {
    const known = best.get(game.gameId)
    if (known === undefined || isBetter(game, known)) best.set(game.gameId, game)
  }
  return [...best.values()]
}

/** Drawn instances that have ended, latest first. */
export const finishedGames = (games: readonly Game[]): Game[] =>
  games
    .filter(game => game.gameStatus === 'ENDED' && !isInstant(game))
    .toSorted((a, b) => startTime(b) - startTime(a))
