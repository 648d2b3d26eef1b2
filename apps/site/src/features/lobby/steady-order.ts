import type { Game } from '@fairground/contract/entities/game'

/**
 * While somebody points at the grid its cards keep their places: known ones are renewed where they are, one that is
 * gone stays as closed until the hold ends, and new ones wait.
 */
export const steadyOrder = (
  games: readonly Game[],
  held: readonly Game[] | null,
): { readonly shown: readonly Game[]; readonly waiting: number } => {
  if (held === null) return { shown: games, waiting: 0 }
  const byGame = new Map(games.map(game => [game.gameId, game]))
  const shown = held.map(game => byGame.get(game.gameId) ?? { ...game, gameStatus: 'CLOSED' as const })
  const known = new Set(held.map(game => game.gameId))
  return { shown, waiting: games.filter(game => !known.has(game.gameId)).length }
}

export interface Hold {
  readonly pointer: boolean
  readonly focus: boolean
  /** The cards as they stood when the hold began. */
  readonly games: readonly Game[] | null
}

export const noHold: Hold = { pointer: false, focus: false, games: null }

/** A pointer over the grid or a card in focus holds it; it is let go when neither does. */
export const changeHold = (
  hold: Hold,
  change: Partial<Pick<Hold, 'pointer' | 'focus'>>,
  games: readonly Game[],
): Hold => {
  const next = { ...hold, ...change }
  return { ...next, games: next.pointer || next.focus ? (hold.games ?? games) : null }
}
