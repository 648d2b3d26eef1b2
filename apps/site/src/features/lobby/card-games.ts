import type { Game } from '@fairground/contract/entities/game'
import { isInstant } from '#shared/game-kind.ts'

const startOf = (game: Game): number => game.tournamentStartTime ?? Number.POSITIVE_INFINITY

const rank = (game: Game): number => {
  if (game.gameStatus === 'OPEN') return 0
  if (game.gameStatus === 'STARTED') return 1
  return 2
}

const better = (a: Game, b: Game): boolean =>
  rank(a) === rank(b) ? startOf(a) < startOf(b) : rank(a) < rank(b)

/** Games that have not ended, earliest first. */
export const upcomingGames = (games: readonly Game[]): Game[] =>
  games
    .filter(game => game.gameStatus !== 'ENDED' && !game.replay)
    .toSorted((a, b) => startOf(a) - startOf(b) || a.gameInstanceId - b.gameInstanceId)

/** One card a game: the instance that can be bought next, else the one that runs, else the one that waits. */
export const cardGames = (games: readonly Game[]): Game[] => {
  const best = new Map<number, Game>()
  for (const game of upcomingGames(games)) {
    const known = best.get(game.gameId)
    if (known === undefined || better(game, known)) best.set(game.gameId, game)
  }
  return [...best.values()]
}

/** Drawn instances that have ended, latest first. */
export const finishedGames = (games: readonly Game[]): Game[] =>
  games
    .filter(game => game.gameStatus === 'ENDED' && !isInstant(game))
    .toSorted((a, b) => startOf(b) - startOf(a))
