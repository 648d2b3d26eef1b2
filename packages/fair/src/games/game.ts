import type { Draws } from '#crypto/draw-stream.ts'
import type { PoolShares } from '#settlement/pool.ts'
import type { Settlement } from '#settlement/settlement.ts'
import type { Shape } from '#encoding/shape.ts'

/** The part of the ticket list that a draw may depend on. */
export interface DrawField {
  /** Number of tickets that are not voided. */
  tickets: number
  /** The tree index of the n-th live ticket in play order. */
  seq0At: (index: number) => number
}

export interface SettledTicket {
  seq0: number
  plays: string
  /** The player's tag in hexadecimal; needed only by kinds that rank players. */
  player?: string
}

/** The types that differ per kind. */
export interface Kind {
  rules: object
  prizeTable: PoolShares
  outcome: object
}

export interface SettleInput<K extends Kind> {
  rules: K['rules']
  prizeTable: K['prizeTable']
  outcome: K['outcome']
  /** In play order, without voided tickets. */
  tickets: Iterable<SettledTicket>
  pool: bigint
  jackpot: bigint
}

/** One kind of game: how it is sold, drawn, serialized and settled. */
export interface Game<K extends Kind> {
  parseRules: Shape<K['rules']>
  parsePrizeTable(value: unknown, at: string, rules: K['rules']): K['prizeTable']
  /** Whether this is the canonical text of a valid play. */
  validPlays(rules: K['rules'], plays: string): boolean
  /** The number of units a ticket costs; one unit is the play cost. */
  units(rules: K['rules'], plays: string): number
  draw(draws: Draws, rules: K['rules'], field: DrawField): K['outcome']
  resultText(outcome: K['outcome']): string
  /** The highest number that a result can contain when `tickets` tickets are on sale. */
  highestNumber(rules: K['rules'], tickets: number): number
  /** Builds the outcome from the numbers of a result text; undefined if the rules cannot draw them. */
  parseOutcome(rules: K['rules'], numbers: readonly number[]): K['outcome'] | undefined
  settle(input: SettleInput<K>): Settlement
}
