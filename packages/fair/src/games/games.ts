import type { Bytes } from '../bytes.ts'
import type { Settlement } from '../settlement.ts'
import { attempt, type Problem, refuse } from '../shape.ts'
import { type Bingo, bingoGame } from './bingo.ts'
import type { Field, Game, SettleInput } from './game.ts'
import { type Ext, oneDrawGameExt } from './ext.ts'
import { type OneDraw, oneDrawGame } from './one-draw.ts'
import { oneDrawGameExtMulti, type PickX } from './pick-x.ts'
import { type Raffle, raffleGame } from './raffle.ts'
import { type Regular, regularGame } from './regular.ts'
import { resultNumbers } from './result-text.ts'

/** Every kind of game this scheme can draw. A new kind is one line here and one below. */
export interface Kinds {
  oneDrawGame: OneDraw
  oneDrawGameExt: Ext
  oneDrawGameExtMulti: PickX
  regularGame: Regular
  raffleGame: Raffle
  bingoGame: Bingo
}

/** A kind without an entry, or an entry without a kind, does not compile. */
const games: { [K in GameKind]: Game<Kinds[K]> } = {
  oneDrawGame,
  oneDrawGameExt,
  oneDrawGameExtMulti,
  regularGame,
  raffleGame,
  bingoGame,
}

export type GameKind = keyof Kinds
export type GameRules = Kinds[GameKind]['rules']
export type GamePrizeTable = Kinds[GameKind]['prizeTable']
export type GameOutcome<K extends GameKind = GameKind> = Kinds[K]['outcome']

export interface GameTerms<K extends GameKind = GameKind> {
  rules: Kinds[K]['rules']
  prizeTable: Kinds[K]['prizeTable']
}

const gameOf = <K extends GameKind>(kind: K): Game<Kinds[K]> => games[kind]

const isGameKind = (value: unknown): value is GameKind =>
  typeof value === 'string' && Object.hasOwn(games, value)

/** Throws a ShapeProblem; use `readTerms` for a value instead. */
export function parseTerms(rules: unknown, prizeTable: unknown): GameTerms {
  const kind: unknown =
    typeof rules === 'object' && rules !== null && 'kind' in rules ? rules.kind : undefined
  if (!isGameKind(kind)) return refuse('rules.kind', 'is not a kind of game this scheme knows')
  const game = gameOf(kind)
  const parsed = game.parseRules(rules, 'rules')
  return { rules: parsed, prizeTable: game.parsePrizeTable(prizeTable, 'prizeTable', parsed) }
}

export const readTerms = (rules: unknown, prizeTable: unknown): GameTerms | Problem =>
  attempt(() => parseTerms(rules, prizeTable), rules, 'rules')

/** Terms are parsed as a whole, so the rules' kind tells the prize table's as well. */
export const areTermsOf = <K extends GameKind>(terms: GameTerms, kind: K): terms is GameTerms<K> =>
  terms.rules.kind === kind

export const validPlays = (rules: GameRules, plays: string): boolean =>
  gameOf(rules.kind).validPlays(rules, plays)

/** How many play costs a ticket costs; its plays must be valid. */
export const unitsOf = (rules: GameRules, plays: string): number => gameOf(rules.kind).units(rules, plays)

export const drawGame = (seed: Bytes, closeHash: Bytes, rules: GameRules, field: Field): GameOutcome =>
  gameOf(rules.kind).draw(seed, closeHash, rules, field)

/** Canonical ASCII; it is what the result hash covers. */
export const resultText = (rules: GameRules, outcome: GameOutcome): string =>
  gameOf(rules.kind).resultText(outcome)

/** From every number of the result text in its order; undefined if the rules cannot draw it. */
export const outcomeOf = (rules: GameRules, numbers: readonly number[]): GameOutcome | undefined =>
  gameOf(rules.kind).outcomeOf(rules, numbers)

/** The inverse of `resultText`; undefined for any other spelling. */
export function parseResult(rules: GameRules, text: string): GameOutcome | undefined {
  const outcome = outcomeOf(rules, resultNumbers(text))
  return outcome !== undefined && resultText(rules, outcome) === text ? outcome : undefined
}

export const settleGame = (input: SettleInput<Kinds[GameKind]>): Settlement =>
  gameOf(input.rules.kind).settle(input)
