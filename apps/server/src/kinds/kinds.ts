import { type GameRule, type GameRuleName, gameRuleName } from '@fairground/contract/entities/games/game-rule'
import type { GameKind } from '@fairground/fair/games/games'
import type { InstantKind } from '@fairground/fair/instant/instant-games'
import { bingoGame } from './bingo.ts'
import { crosswordGame } from './crossword.ts'
import { oneDrawGame } from './one-draw.ts'
import { oneDrawGameExt } from './one-draw-ext.ts'
import { oneDrawGameExtMulti } from './pick-x.ts'
import { raffleGame } from './raffle.ts'
import { regularGame } from './regular.ts'
import { scratchcardGame } from './scratchcard.ts'
import type { DeckKind, DrawKind } from './server-kind.ts'

const drawKinds: { readonly [K in GameKind]: DrawKind<K> } = {
  oneDrawGame,
  oneDrawGameExt,
  oneDrawGameExtMulti,
  regularGame,
  raffleGame,
  bingoGame,
}

const deckKinds: { readonly [K in InstantKind]: DeckKind<K> } = { scratchcardGame, crosswordGame }

export const drawKindFor = <K extends GameKind>(kind: K): DrawKind<K> => drawKinds[kind]

export const deckKindFor = <K extends InstantKind>(kind: K): DeckKind<K> => deckKinds[kind]

/** For SQL that distinguishes decks from draws. */
export const deckKindNames = Object.keys(deckKinds) as readonly InstantKind[]

/** Undefined for a deck and for an unknown kind. */
export const findDrawKind = (kind: string): DrawKind<GameKind> | undefined =>
  Object.hasOwn(drawKinds, kind) ? drawKindFor(kind as GameKind) : undefined

interface RuleText {
  howToPlay(rule: never): string
  hasOddsBySales(prize: string): boolean
}

const ruleTexts: { readonly [K in GameRuleName]: RuleText } = { ...drawKinds, ...deckKinds }

type AnyRule = { readonly [K in GameRuleName]: never }

export const howToPlay = (rule: GameRule): string => {
  const name = gameRuleName(rule)
  return ruleTexts[name].howToPlay((rule as unknown as AnyRule)[name])
}

/** Whether the odds of a prize depend on the number of plays sold, so that rules written before the sale cannot state them. */
export const hasOddsBySales = (rule: GameRule, prize: string): boolean =>
  ruleTexts[gameRuleName(rule)].hasOddsBySales(prize)
