import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { bingoGame } from './bingo/bingo-kind.ts'
import { crosswordGame } from './crossword/crossword-kind.ts'
import { type GameKind, getGameKind, type KindRule } from './game-kind.ts'
import { oneDrawGame } from './one-draw/one-draw-kind.ts'
import { oneDrawGameExt } from './one-draw-ext/one-draw-ext-kind.ts'
import { oneDrawGameExtMulti } from './pick-x/pick-x-kind.ts'
import { raffleGame } from './raffle/raffle-kind.ts'
import { regularGame } from './regular/regular-kind.ts'
import { scratchcardGame } from './scratchcard/scratchcard-kind.ts'
import type { SiteKind } from './site-kind.ts'

/** Closed map: a kind without an entry does not compile. */
const kinds: { readonly [K in GameKind]: (rule: KindRule<K>) => SiteKind } = {
  oneDrawGame,
  oneDrawGameExt,
  oneDrawGameExtMulti,
  regularGame,
  raffleGame,
  bingoGame,
  crosswordGame,
  scratchcardGame,
}

type AnyRule = { readonly [K in GameKind]: never }

export const getSiteKind = (rule: GameRule): SiteKind => {
  const name = getGameKind(rule)
  return kinds[name]((rule as unknown as AnyRule)[name])
}
