import type { SettledTicket } from '@fairground/fair/games/game'
import type { Randomness } from './random-words.ts'

/** Random lines of one game, made once. Every instance sells a random part of them. */
export interface LineStock {
  readonly plays: readonly string[]
  /** Lines that are dealt together stay together: the number of lines of a strip. */
  readonly group: number
}

const minStock = 3000
/** More lines than this are only settled from their winners. */
export const maxStock = 200_000

export const stockSize = (lines: number): number => Math.max(minStock, 2 * lines)

/** Fewer, because dealing a card takes longer than picking a line. */
export const cardStockSize = (cards: number, group: number): number =>
  Math.ceil(Math.max(minStock / 5, 2 * cards) / group) * group

/** The first line that an instance sells. */
export const pickStart = ({ plays, group }: LineStock, { stream }: Randomness): number =>
  stream.uniform(plays.length / group) * group

/** One object for all tickets: the settlement reads each before it takes the next. */
export function* sellLines({ plays }: LineStock, start: number, lines: number): Generator<SettledTicket> {
  const ticket = { seq0: 0, plays: '', player: '' }
  for (let seq0 = 0, at = start; seq0 < lines; seq0++, at++) {
    if (at === plays.length) at = 0
    ticket.seq0 = seq0
    ticket.plays = plays[at]!
    ticket.player = String(seq0)
    yield ticket
  }
}
