import type { GameKind } from '@fairground/fair/games/games'

/** The page of the site on which players watch a draw. */
const playoutPages: { readonly [K in GameKind]: string } = {
  oneDrawGame: '/playout',
  oneDrawGameExt: '/playout',
  oneDrawGameExtMulti: '/playout',
  regularGame: '/playout',
  raffleGame: '/playout',
  bingoGame: '/bingo/playout',
}

/** Undefined for a deck and for an unknown kind. */
export const findPlayoutPage = (rule: string): string | undefined =>
  Object.hasOwn(playoutPages, rule) ? playoutPages[rule as GameKind] : undefined
