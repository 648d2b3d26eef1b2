import type { Draws } from '#crypto/draw-stream.ts'
import type { Shape } from '#encoding/shape.ts'
import type { DeckTable, Outcome } from './deck-table.ts'

/** The types that differ per kind of instant ticket. */
export interface InstantType {
  rules: object
  prizeTable: DeckTable
  card: object
}

export interface DealInput<T extends InstantType> {
  /** Opened with the ticket's own seed. */
  draws: Draws
  seq0: number
  rules: T['rules']
  prizeTable: T['prizeTable']
  outcome: Outcome
}

/** One kind of instant ticket: how its deck is described and how a card shows an outcome. */
export interface InstantGame<T extends InstantType> {
  parseRules: Shape<T['rules']>
  parsePrizeTable(value: unknown, at: string, rules: T['rules']): T['prizeTable']
  /** The reason why an outcome cannot be shown; undefined if all can. Slower than parsing. */
  findDisplayProblem(rules: T['rules'], prizeTable: T['prizeTable']): string | undefined
  deal(input: DealInput<T>): T['card']
  /** Reads the outcome from the opened card alone; undefined if the card shows no valid outcome. */
  readOutcome(terms: Pick<T, 'rules' | 'prizeTable'>, card: T['card']): Outcome | undefined
}
