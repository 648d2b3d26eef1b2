import type { Game } from '@fairground/contract/entities/games/game'

/**
 * While the order is held, cards keep their places: known games are updated in place, a removed game stays as closed
 * until the hold ends, and new games wait.
 */
export const stableOrder = (
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
  /** The cards at the start of the hold; null if there is no hold. */
  readonly games: readonly Game[] | null
}

export const noHold: Hold = { pointer: false, focus: false, games: null }

/** A pointer over the grid or a focused card holds the order; it is released when neither remains. */
export const changeHold = (
  hold: Hold,
  change: Partial<Pick<Hold, 'pointer' | 'focus'>>,
  games: readonly Game[],
): Hold => {
  const next = { ...hold, ...change }
  return { ...next, games: next.pointer || next.focus ? (hold.games ?? games) : null }
}
