import type { Bytes } from '../bytes.ts'
import type { Shape } from '../shape.ts'
import type { DeckTable, Outcome } from './deck-table.ts'

/** What differs from one kind of instant ticket to another. */
export interface InstantType {
  rules: object
  prizeTable: DeckTable
  card: object
}

export interface DealInput<T extends InstantType> {
  /** The ticket's own: `assignSeed`. */
  seed: Bytes
  closeHash: Bytes
  seq0: number
  rules: T['rules']
  prizeTable: T['prizeTable']
  outcome: Outcome
}

/** One kind of instant ticket: how its deck is described, and what picture shows an outcome. */
export interface InstantGame<T extends InstantType> {
  parseRules: Shape<T['rules']>
  parsePrizeTable(value: unknown, at: string, rules: T['rules']): T['prizeTable']
  /** Why some outcome could not be shown; undefined if each can. Slower than parsing. */
  unshowable(rules: T['rules'], prizeTable: T['prizeTable']): string | undefined
  deal(input: DealInput<T>): T['card']
  /** What anybody reads from the opened card alone; undefined if it means no outcome. */
  shown(terms: Pick<T, 'rules' | 'prizeTable'>, card: T['card']): Outcome | undefined
}
