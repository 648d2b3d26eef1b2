import { attemptFile, object, type Problem, refuse, type Shape } from '#encoding/shape.ts'
import type { TypedEntry } from '#log/entry.ts'
import type { RecordEntry } from '#fd2/draw-record.ts'
import { logProof } from '#fd2/proof-fields.ts'
import { entryShape, type LoggedEntry } from './logged-entry.ts'
import { beaconSignature } from '#record/record-fields.ts'
import { orNull, recordEntry } from './deck-record.ts'

/** One card of a deck file, by position. */
export interface CardLine {
  /** The name of a tier, or empty for a losing card. */
  readonly outcome: string
  readonly salt: string
}

/** One round that named tickets of the deck, in order. */
export interface RoundLine extends LoggedEntry<TypedEntry<'round'>> {
  /** The beacon's signature of the round; null for a missed round. */
  readonly signature: string | null
  /**
   * The log's statement that the witnesses saw the round too late: it assigned nothing, but its link is spent. The newer
   * checkpoint of the record proves it.
   */
  readonly missed: RecordEntry | null
}

/** One ticket in play order: its seq0 is its place among the tickets. */
export interface TicketLine {
  /** The salted player tag, which does not identify the player. */
  readonly player: string
  readonly price: string
  /** Null for a refunded ticket: no round served it before the deck's lock opened. */
  readonly position: number | null
}

export const cardLine = ({ outcome, salt }: CardLine): string => JSON.stringify([outcome, salt])

export const ticketLine = ({ player, price, position }: TicketLine): string =>
  `["${player}","${price}",${position}]`

const cards = /^\["([^"\\]{0,60})","([0-9a-f]{64})"\]$/
const escapedCards = /^\["(?:[^"\\]|\\.){0,400}","[0-9a-f]{64}"\]$/u

/** A card has one text, so a line can be compared with the line that is due. */
export function parseCardLine(line: string): CardLine | undefined {
  const [, outcome, salt] = cards.exec(line) ?? []
  if (outcome !== undefined && salt !== undefined) return { outcome, salt }
  if (!escapedCards.test(line)) return undefined
  const [named, salted] = JSON.parse(line) as [string, string]
  const card = { outcome: named, salt: salted }
  return cardLine(card) === line ? card : undefined
}

const tickets = /^\["([0-9a-f]{64})","(0|[1-9][0-9]{0,17})",(null|0|[1-9][0-9]{0,7})\]$/

export function parseTicketLine(line: string): TicketLine | undefined {
  const [, player, price, position] = tickets.exec(line) ?? []
  return player === undefined || price === undefined
    ? undefined
    : { player, price, position: position === 'null' ? null : Number(position) }
}

const roundFields = object<RoundLine>({
  entry: entryShape('round'),
  proof: logProof,
  signature: orNull(beaconSignature),
  missed: orNull(recordEntry),
})

const roundLine: Shape<RoundLine> = (value, at) => {
  const line = roundFields(value, at)
  return (line.signature === null) === (line.missed !== null)
    ? line
    : refuse(at, 'is neither assigned nor missed')
}

export const parseRoundLine = (line: string, at: string): RoundLine | Problem =>
  attemptFile(roundLine, line, at)
