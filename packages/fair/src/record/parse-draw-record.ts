import {
  ascii,
  attemptFile,
  exactly,
  integer,
  list,
  minorUnits,
  object,
  type Problem,
  type Shape,
  ShapeProblem,
  text,
} from '#encoding/shape.ts'
import { parseTerms } from '#games/games.ts'
import { type RecordVoid, voidsProblem } from '#tickets/voids.ts'
import type { DrawRecord, RecordPayout, RecordSettlement } from './draw-record.ts'
import { hash, id, place, sealFields, signature, time } from './record-fields.ts'

const untouched: Shape<unknown> = value => value

type Unparsed = Omit<DrawRecord, 'rules' | 'prizeTable'> & { rules: unknown; prizeTable: unknown }

const unparsed = object<Unparsed>({
  scheme: exactly('FD1'),
  version: exactly(1),
  member: id,
  game: id,
  instance: id,
  title: text(200),
  currency: text(10),
  decimals: integer(0, 8),
  rules: untouched,
  prizeTable: untouched,
  closedAt: time,
  voids: list(object<RecordVoid>({ seq0: place, voided: place })),
  treeSize: place,
  root: hash,
  pool: minorUnits,
  jackpot: minorUnits,
  ...sealFields,
  result: object<DrawRecord['result']>({ drawn: list(integer(0, 0xffffffff)), text: ascii }),
  settlement: object<RecordSettlement>({
    payouts: list(
      object<RecordPayout>({ seq0: place, tier: text(60), fromPool: minorUnits, fromJackpot: minorUnits }),
    ),
    revenue: minorUnits,
    contribution: minorUnits,
    rollover: minorUnits,
    jackpotAfter: minorUnits,
    root: hash,
    paid: minorUnits,
  }),
  resultSignature: signature,
  recordSignature: signature,
})

const drawRecord: Shape<DrawRecord> = (value, at) => {
  const record = unparsed(value, at)
  const problem = voidsProblem(record.treeSize, record.voids)
  if (problem !== undefined) throw new ShapeProblem(`${at}.voids ${problem}`)
  return { ...record, ...parseTerms(record.rules, record.prizeTable) }
}

/** Takes the file's text or its parsed JSON. */
export const parseDrawRecord = (source: unknown): DrawRecord | Problem =>
  attemptFile(drawRecord, source, 'record')
