import type { BeaconChain } from './beacon.ts'
import { type GamePrizeTable, type GameRules, parseTerms } from './games/games.ts'
import { hash, id, place, sealFields, signature, time } from './record-fields.ts'
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
} from './shape.ts'
import { type RecordVoid, voidsProblem } from './voids.ts'

/** All that is published of a draw but its tickets. Bytes are lower-case hexadecimal, money is minor units. */
export interface DrawRecord {
  scheme: 'FD1'
  version: 1
  member: string
  game: string
  instance: string
  title: string
  currency: string
  /** Digits after the point of the currency: for showing amounts only. */
  decimals: number
  rules: GameRules
  prizeTable: GamePrizeTable
  /** Epoch milliseconds, as are all times. */
  closedAt: number
  voids: RecordVoid[]
  /** Tickets and voids: the tickets themselves follow the record, one a line. */
  treeSize: number
  root: string
  pool: string
  /** Before this instance's contribution. */
  jackpot: string
  chain: { anchor: string; index: number; previous: string; link: string }
  beacon: {
    chain: BeaconChain
    round: number
    signature: string
    lastSeen: { round: number; signature: string }
  }
  close: { hash: string; platformSignature: string; signerSignature: string; signerAt: number }
  result: { drawn: number[]; text: string }
  settlement: RecordSettlement
  resultSignature: string
  /** Over what no other signature covers: `recordHash`. */
  recordSignature: string
  keys: { platform: string; signer: string }
}

export interface RecordPayout {
  seq0: number
  tier: string
  fromPool: string
  fromJackpot: string
}

export interface RecordSettlement {
  payouts: RecordPayout[]
  revenue: string
  contribution: string
  rollover: string
  jackpotAfter: string
  root: string
  paid: string
}

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
