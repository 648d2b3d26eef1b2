import { ascii, integer, list, minorUnits, object, type Shape, ShapeProblem, text } from '#encoding/shape.ts'
import { type GameTerms, parseTerms } from '#games/games.ts'
import { type RecordVoid, voidsProblem } from '#tickets/voids.ts'
import type { DrawRecord, RecordPayout, RecordSettlement } from './draw-record.ts'
import { hash, id, place, signature, time } from './record-fields.ts'

const untouched: Shape<unknown> = value => value

/** The fields of a draw record that every scheme has. The terms are parsed together, by `parseDrawTerms`. */
export const drawFields = {
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
  result: object<DrawRecord['result']>({ drawn: list(integer(0, 0xffffffff)), text: ascii }),
  settlement: object<RecordSettlement>({
    payouts: list(
      object<RecordPayout>({ seq0: place, tier: text(60), fromPool: minorUnits, fromJackpot: minorUnits }),
    ),
    revenue: minorUnits,
    contribution: minorUnits,
    fromReserve: minorUnits,
    rollover: minorUnits,
    jackpotAfter: minorUnits,
    root: hash,
    paid: minorUnits,
  }),
  resultSignature: signature,
  recordSignature: signature,
}

interface UnparsedTerms {
  treeSize: number
  voids: RecordVoid[]
  rules: unknown
  prizeTable: unknown
}

export function parseDrawTerms<T extends UnparsedTerms>(record: T, at: string): T & GameTerms {
  const problem = voidsProblem(record.treeSize, record.voids)
  if (problem !== undefined) throw new ShapeProblem(`${at}.voids ${problem}`)
  return { ...record, ...parseTerms(record.rules, record.prizeTable) }
}
