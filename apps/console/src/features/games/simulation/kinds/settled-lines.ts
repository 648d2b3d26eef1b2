import type { GameKind } from '@fairground/fair/games/games'
import type { InstantKind } from '@fairground/fair/instant/instant-games'

/** How many lines a simulation settles one by one: less than a second of a browser for each kind. */
export const settledLines: { readonly [K in GameKind | InstantKind]: number } = {
  oneDrawGame: 500_000,
  oneDrawGameExt: 500_000,
  oneDrawGameExtMulti: 50_000,
  regularGame: 100_000,
  raffleGame: 500_000,
  bingoGame: 100_000,
  scratchcardGame: 500_000,
  crosswordGame: 500_000,
}
