import type { Game } from '@fairground/contract/entities/game'

/**
 * While somebody points at the grid its cards keep their places: known ones are renewed where they are, ended
 * ones go, and new ones wait.
 */
export const steadyOrder = (
  games: readonly Game[],
  held: readonly number[] | null,
): { readonly shown: readonly Game[]; readonly waiting: number } => {
  if (held === null) return { shown: games, waiting: 0 }
  const byGame = new Map(games.map(game => [game.gameId, game]))
  const shown = held.flatMap(gameId => byGame.get(gameId) ?? [])
  return { shown, waiting: games.length - shown.length }
}
