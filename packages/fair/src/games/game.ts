import type { Bytes } from '../bytes.ts'
import type { Settlement } from '../settlement.ts'
import type { Shape } from '../shape.ts'

/** What every prize table says of the pool; the rest of it is the operator's. */
export interface PoolShares {
  /** Percent of the pool that becomes the prize fund. */
  payoutPercentage: number
  /** Percent of the pool that feeds the progressive jackpot. */
  progressivePercentage: number
}

/** The tickets that take part, as far as a draw may depend on them. */
export interface Field {
  /** Not voided. */
  tickets: number
  /** The place in the tree of the ticket at this index of the tickets that take part, in play order. */
  seq0At: (index: number) => number
}

export interface SettledTicket {
  seq0: number
  plays: string
  /** The player's tag in hexadecimal; only kinds that rank players need it. */
  player?: string
}

/** What differs from kind to kind. */
export interface Kind {
  rules: object
  prizeTable: PoolShares
  outcome: object
}

export interface SettleInput<K extends Kind> {
  rules: K['rules']
  prizeTable: K['prizeTable']
  outcome: K['outcome']
  /** In play order, without the voided ones. */
  tickets: Iterable<SettledTicket>
  pool: bigint
  jackpot: bigint
}

/** One kind of game: how it is sold, drawn, written and settled. */
export interface Game<K extends Kind> {
  parseRules: Shape<K['rules']>
  parsePrizeTable(value: unknown, at: string, rules: K['rules']): K['prizeTable']
  /** Whether a ticket may hold this text; there is one spelling of every play. */
  validPlays(rules: K['rules'], plays: string): boolean
  /** How many play costs a ticket costs. */
  units(rules: K['rules'], plays: string): number
  draw(seed: Bytes, closeHash: Bytes, rules: K['rules'], field: Field): K['outcome']
  resultText(outcome: K['outcome']): string
  /** From every number of the result text in its order; undefined if the rules cannot draw it. */
  outcomeOf(rules: K['rules'], numbers: readonly number[]): K['outcome'] | undefined
  settle(input: SettleInput<K>): Settlement
}
