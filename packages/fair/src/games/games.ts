import type { Bytes } from '../bytes.ts'
import type { Settlement } from '../settlement.ts'
import { attempt, type Problem, refuse, type Shape } from '../shape.ts'
import { drawOneDraw, type OneDrawPrizeTable, type OneDrawRules, settleOneDraw } from './one-draw.ts'
import { validOneDrawPlays } from './one-draw-plays.ts'
import { parseOneDrawPrizeTable, parseOneDrawRules } from './one-draw-terms.ts'

/** The published terms of every kind of game this scheme can draw. A new kind is one line here. */
export interface TermsOf {
  oneDrawGame: { rules: OneDrawRules; prizeTable: OneDrawPrizeTable }
}

export type GameKind = keyof TermsOf
export type GameRules = TermsOf[GameKind]['rules']
export type GamePrizeTable = TermsOf[GameKind]['prizeTable']
export type GameTerms<K extends GameKind = GameKind> = TermsOf[K]

export interface SettleInput<K extends GameKind = GameKind> {
  rules: TermsOf[K]['rules']
  prizeTable: TermsOf[K]['prizeTable']
  drawn: readonly number[]
  /** In play order, without the voided ones. */
  tickets: Iterable<{ seq0: number; plays: string }>
  pool: bigint
  jackpot: bigint
}

interface Game<K extends GameKind> {
  parseRules: Shape<TermsOf[K]['rules']>
  parsePrizeTable(value: unknown, at: string, rules: TermsOf[K]['rules']): TermsOf[K]['prizeTable']
  validPlays(rules: TermsOf[K]['rules'], plays: string): boolean
  draw(seed: Bytes, closeHash: Bytes, rules: TermsOf[K]['rules']): number[]
  resultText(drawn: readonly number[]): string
  settle(input: SettleInput<K>): Settlement
}

/** A kind without an entry, or an entry without a kind, does not compile. */
const games: { [K in GameKind]: Game<K> } = {
  oneDrawGame: {
    parseRules: parseOneDrawRules,
    parsePrizeTable: parseOneDrawPrizeTable,
    validPlays: validOneDrawPlays,
    draw: drawOneDraw,
    resultText: drawn => drawn.join(','),
    settle: settleOneDraw,
  },
}

const gameOf = <K extends GameKind>(kind: K): Game<K> => games[kind]

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

export const validPlays = (rules: GameRules, plays: string): boolean =>
  gameOf(rules.kind).validPlays(rules, plays)

export const drawGame = (seed: Bytes, closeHash: Bytes, rules: GameRules): number[] =>
  gameOf(rules.kind).draw(seed, closeHash, rules)

export const resultText = (rules: GameRules, drawn: readonly number[]): string =>
  gameOf(rules.kind).resultText(drawn)

export const settleGame = (input: SettleInput): Settlement => gameOf(input.rules.kind).settle(input)
