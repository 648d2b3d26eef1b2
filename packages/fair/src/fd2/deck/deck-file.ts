import { type Problem, ShapeProblem } from '#encoding/shape.ts'
import { deckSize } from '#instant/deck-table.ts'
import type { DrawFile } from '#record/draw-file.ts'
import {
  type CardLine,
  cardLine,
  parseCardLine,
  parseRoundLine,
  parseTicketLine,
  type RoundLine,
  type TicketLine,
  ticketLine,
} from './deck-lines.ts'
import { parseSealedDeckRecord, type SealedDeckRecord } from './deck-record.ts'

/** The parts of a deck file. Every read starts from the beginning and goes line by line. */
export interface OpenDeckFile {
  readonly record: SealedDeckRecord
  readonly cards: () => Iterable<CardLine>
  readonly rounds: () => Iterable<RoundLine>
  readonly tickets: () => Iterable<TicketLine>
}

export interface DeckParts {
  readonly record: SealedDeckRecord
  readonly cards: Iterable<CardLine>
  readonly rounds: Iterable<RoundLine>
  readonly tickets: Iterable<TicketLine>
}

/** First the record, then the cards, the rounds and the tickets. */
export const deckFile = ({ record, cards, rounds, tickets }: DeckParts): DrawFile => ({
  *lines() {
    yield JSON.stringify(record)
    for (const card of cards) yield cardLine(card)
    for (const round of rounds) yield JSON.stringify(round)
    for (const ticket of tickets) yield ticketLine(ticket)
  },
})

/** The record in the first line decides how many lines of each part follow. */
export function openDeckFile(file: DrawFile): OpenDeckFile | Problem {
  const record = parseSealedDeckRecord(firstLine(file))
  if ('problem' in record) return record
  const cards = deckSize(record.prizeTable)
  const afterCards = 1 + cards
  const afterRounds = afterCards + record.rounds
  return {
    record,
    cards: () => readPart(file, 1, cards, readCard),
    rounds: () => readPart(file, afterCards, record.rounds, readRound),
    tickets: () => readPart(file, afterRounds, record.tickets, readTicket),
  }
}

function firstLine(file: DrawFile): string {
  for (const line of file.lines()) return line
  return ''
}

function* readPart<T>(
  file: DrawFile,
  from: number,
  count: number,
  read: (line: string, at: string) => T,
): Generator<T> {
  let number = 0
  for (const line of file.lines()) {
    const at = number
    number += 1
    if (at < from) continue
    if (at === from + count) return
    yield read(line, `line ${number}`)
  }
  if (number < from + count) throw new ShapeProblem('the file ends too early')
}

/** The number of lines that the record announces, with itself. */
export const countLines = ({ prizeTable, rounds, tickets }: SealedDeckRecord): number =>
  1 + deckSize(prizeTable) + rounds + tickets

function readCard(line: string, at: string): CardLine {
  const card = parseCardLine(line)
  if (!card) throw new ShapeProblem(`${at} is not a card`)
  return card
}

function readRound(line: string, at: string): RoundLine {
  const round = parseRoundLine(line, at)
  if ('problem' in round) throw new ShapeProblem(round.problem)
  return round
}

function readTicket(line: string, at: string): TicketLine {
  const ticket = parseTicketLine(line)
  if (!ticket) throw new ShapeProblem(`${at} is not a ticket`)
  return ticket
}
