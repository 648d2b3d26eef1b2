import type { Draws } from '#crypto/draw-stream.ts'
import type { Settlement } from '#settlement/settlement.ts'
import { attempt, type Problem, refuse } from '#encoding/shape.ts'
import type { Bingo } from './bingo/bingo.ts'
import { bingoGame } from './bingo/bingo-game.ts'
import type { DrawField, Game, SettleInput } from './game.ts'
import type { Ext } from './one-draw-ext/one-draw-ext.ts'
import { oneDrawGameExt } from './one-draw-ext/one-draw-ext-game.ts'
import type { OneDraw } from './one-draw/one-draw.ts'
import { oneDrawGame } from './one-draw/one-draw-game.ts'
import type { PickX } from './pick-x/pick-x.ts'
import { oneDrawGameExtMulti } from './pick-x/pick-x-game.ts'
import type { Raffle } from './raffle/raffle.ts'
import { raffleGame } from './raffle/raffle-game.ts'
import type { Regular } from './regular/regular.ts'
import { regularGame } from './regular/regular-game.ts'
import { resultNumbers } from './shared/result-text.ts'

/** Every kind of game this scheme can draw. A new kind adds a line here and in `games`. */
export interface Kinds {
  oneDrawGame: OneDraw
  oneDrawGameExt: Ext
  oneDrawGameExtMulti: PickX
  regularGame: Regular
  raffleGame: Raffle
  bingoGame: Bingo
}

/** Closed map: a kind without an entry does not compile. */
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

const getGame = <K extends GameKind>(kind: K): Game<Kinds[K]> => games[kind]

const isGameKind = (value: unknown): value is GameKind =>
  typeof value === 'string' && Object.hasOwn(games, value)

/** Throws a ShapeProblem; use `readTerms` for a value instead. */
export function parseTerms(rules: unknown, prizeTable: unknown): GameTerms {
  const kind: unknown =
    typeof rules === 'object' && rules !== null && 'kind' in rules ? rules.kind : undefined
  if (!isGameKind(kind)) return refuse('rules.kind', 'is not a known kind of game')
  const game = getGame(kind)
  const parsed = game.parseRules(rules, 'rules')
  return { rules: parsed, prizeTable: game.parsePrizeTable(prizeTable, 'prizeTable', parsed) }
}

export const readTerms = (rules: unknown, prizeTable: unknown): GameTerms | Problem =>
  attempt(() => parseTerms(rules, prizeTable), rules, 'rules')

/** Rules and prize table are parsed together, so the kind of the rules is also that of the prize table. */
export const areTermsForKind = <K extends GameKind>(terms: GameTerms, kind: K): terms is GameTerms<K> =>
  terms.rules.kind === kind

export const validPlays = (rules: GameRules, plays: string): boolean =>
  getGame(rules.kind).validPlays(rules, plays)

/** The number of units a ticket costs; its plays must be valid. */
export const countUnits = (rules: GameRules, plays: string): number => getGame(rules.kind).units(rules, plays)

export const drawGame = (draws: Draws, rules: GameRules, field: DrawField): GameOutcome =>
  getGame(rules.kind).draw(draws, rules, field)

/** Canonical ASCII text, covered by the result hash. */
export const resultText = (rules: GameRules, outcome: GameOutcome): string =>
  getGame(rules.kind).resultText(outcome)

export const highestNumber = (rules: GameRules, tickets: number): number =>
  getGame(rules.kind).highestNumber(rules, tickets)

/** Builds the outcome from the numbers of a result text; undefined if the rules cannot draw them. */
export const parseOutcome = (rules: GameRules, numbers: readonly number[]): GameOutcome | undefined =>
  getGame(rules.kind).parseOutcome(rules, numbers)

/** The inverse of `resultText`; undefined for text that is not canonical. */
export function parseResult(rules: GameRules, text: string): GameOutcome | undefined {
  const outcome = parseOutcome(rules, resultNumbers(text))
  return outcome !== undefined && resultText(rules, outcome) === text ? outcome : undefined
}

export const settleGame = (input: SettleInput<Kinds[GameKind]>): Settlement =>
  getGame(input.rules.kind).settle(input)
