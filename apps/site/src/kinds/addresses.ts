import { bingoGame } from './bingo/bingo-address.ts'
import { crosswordGame } from './crossword/crossword-address.ts'
import type { GameKind } from './game-kind.ts'
import type { KindAddress } from './kind-address.ts'
import { oneDrawGame } from './one-draw/one-draw-address.ts'
import { oneDrawGameExt } from './one-draw-ext/one-draw-ext-address.ts'
import { oneDrawGameExtMulti } from './pick-x/pick-x-address.ts'
import { raffleGame } from './raffle/raffle-address.ts'
import { regularGame } from './regular/regular-address.ts'
import { scratchcardGame } from './scratchcard/scratchcard-address.ts'

/** Closed map: a kind without an entry does not compile. */
export const addresses: Readonly<Record<GameKind, KindAddress>> = {
  oneDrawGame,
  oneDrawGameExt,
  oneDrawGameExtMulti,
  regularGame,
  raffleGame,
  bingoGame,
  crosswordGame,
  scratchcardGame,
}
