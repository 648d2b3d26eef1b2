import type { DrawRecord as SecondDrawRecord } from '#fd2/draw-record.ts'
import { parseDrawRecord as parseSecondDrawRecord } from '#fd2/parse-draw-record.ts'
import type { DrawRecord } from './draw-record.ts'
import { parseDrawRecord } from './parse-draw-record.ts'
import { type Problem, ShapeProblem } from '#encoding/shape.ts'
import { parseTicketLine, type RecordTicket, ticketLine } from '#tickets/ticket-line.ts'

/**
 * A published draw: lines of JSON, first the record, then one ticket per line in play order. Every read starts from
 * the beginning and goes line by line, so the file never has to fit in memory.
 */
export interface DrawFile {
  lines(): Iterable<string>
}

/** A draw record of any scheme. */
export type AnyDrawRecord = DrawRecord | SecondDrawRecord

export interface OpenDraw<R = AnyDrawRecord> {
  record: R
  tickets: () => Iterable<RecordTicket>
}

export const drawFile = (record: AnyDrawRecord, tickets: Iterable<RecordTicket>): DrawFile => ({
  *lines() {
    yield JSON.stringify(record)
    for (const ticket of tickets) yield ticketLine(ticket)
  },
})

export const drawFileFromText = (text: string): DrawFile => ({ lines: () => splitLines([text]) })

export function openDrawFile(file: DrawFile): OpenDraw | Problem {
  const { scheme, source } = readFirstLine(file)
  const record = scheme === 'FD2' ? parseSecondDrawRecord(source) : parseDrawRecord(source)
  return 'problem' in record ? record : { record, tickets: () => readTickets(file) }
}

/** The scheme that the first line names, also when the line is not a valid record. */
export const readScheme = (file: DrawFile): unknown => readFirstLine(file).scheme

function readFirstLine(file: DrawFile): { scheme: unknown; source: unknown } {
  const line = firstLine(file)
  try {
    const source: unknown = JSON.parse(line)
    const isNamed = typeof source === 'object' && source !== null && 'scheme' in source
    return { scheme: isNamed ? source.scheme : undefined, source }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { scheme: undefined, source: line }
  }
}

function firstLine(file: DrawFile): string {
  try {
    for (const line of file.lines()) return line
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error
  }
  return ''
}

function* readTickets(file: DrawFile): Generator<RecordTicket> {
  let number = 0
  for (const line of file.lines()) {
    number += 1
    if (number === 1) continue
    const ticket = parseTicketLine(line)
    if (ticket === undefined) throw new ShapeProblem(`line ${number} of the file is not a ticket`)
    yield ticket
  }
}

/** Longer than the record of any draw; protects against loading a huge file without line feeds. */
const maxLineLength = 400_000_000

/** Lines end with a line feed, which is optional for the last line. */
export function* splitLines(pieces: Iterable<string>): Generator<string> {
  let unfinished = ''
  for (const piece of pieces) {
    const parts = piece.split('\n')
    const last = parts.pop() ?? ''
    for (const part of parts) {
      yield unfinished + part
      unfinished = ''
    }
    unfinished += last
    if (unfinished.length > maxLineLength) throw new ShapeProblem('a line of the file is too long')
  }
  if (unfinished !== '') yield unfinished
}
