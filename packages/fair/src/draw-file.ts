import { type DrawRecord, parseDrawRecord } from './draw-record.ts'
import { type Problem, ShapeProblem } from './shape.ts'
import { parseTicketLine, type RecordTicket, ticketLine } from './ticket-line.ts'

/**
 * A draw as it is published: lines of JSON, the first the record, every further one a ticket in play order. It is read
 * line by line, more than once, each time from the start, so that its size does not matter.
 */
export interface DrawFile {
  lines(): Iterable<string>
}

export interface OpenDraw {
  record: DrawRecord
  tickets: () => Iterable<RecordTicket>
}

export const drawFile = (record: DrawRecord, tickets: Iterable<RecordTicket>): DrawFile => ({
  *lines() {
    yield JSON.stringify(record)
    for (const ticket of tickets) yield ticketLine(ticket)
  },
})

export const fileOfText = (text: string): DrawFile => ({ lines: () => linesOf([text]) })

export function openDrawFile(file: DrawFile): OpenDraw | Problem {
  const record = parseDrawRecord(firstLine(file))
  return 'problem' in record ? record : { record, tickets: () => ticketsOf(file) }
}

function firstLine(file: DrawFile): string {
  try {
    for (const line of file.lines()) return line
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error
  }
  return ''
}

function* ticketsOf(file: DrawFile): Generator<RecordTicket> {
  let number = 0
  for (const line of file.lines()) {
    number += 1
    if (number === 1) continue
    const ticket = parseTicketLine(line)
    if (ticket === undefined) throw new ShapeProblem(`line ${number} of the file is not a ticket`)
    yield ticket
  }
}

/** More than the record of any draw; it only keeps something that is no text at all from being taken in whole. */
const longestLine = 400_000_000

/** Lines end with a line feed; the last may do without. */
export function* linesOf(pieces: Iterable<string>): Generator<string> {
  let begun = ''
  for (const piece of pieces) {
    const parts = piece.split('\n')
    const last = parts.pop() ?? ''
    for (const part of parts) {
      yield begun + part
      begun = ''
    }
    begun += last
    if (begun.length > longestLine) throw new ShapeProblem('the file has a line without end')
  }
  if (begun !== '') yield begun
}
