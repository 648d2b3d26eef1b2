import type { BeaconChain } from './beacon.ts'
import { type GamePrizeTable, type GameRules, parseTerms } from './games/games.ts'
import {
  ascii,
  attempt,
  exactly,
  flag,
  hexBytes,
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

/** The public, self-contained file of one draw. Bytes are lower-case hexadecimal, money is minor units. */
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
  /** The tickets in play order: without voids, a ticket's seq0 is its index. */
  leaves: RecordLeaf[]
  voids: RecordVoid[]
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

export interface RecordLeaf {
  player: string
  plays: string
  price: string
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

const id = text(200)
const hash = hexBytes(32)
const signature = hexBytes(64)
const beaconSignature = hexBytes(48)
const lastDate = 8_640_000_000_000_000
const time = integer(0, lastDate)
const place = integer(0, 0xffffffff)
const round = integer(1, 0xffffffffffff)
/** More hashing than anybody would wait for: such a file is refused rather than followed. */
const mostLinks = 10_000_000

const beaconChain = object<BeaconChain>({
  name: text(100),
  chainHash: hash,
  publicKey: hexBytes(96),
  genesis: integer(0, lastDate / 1000),
  period: integer(1, 86_400),
  local: flag,
})

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
  leaves: list(object<RecordLeaf>({ player: hash, plays: ascii, price: minorUnits })),
  voids: list(object<RecordVoid>({ seq0: place, voided: place })),
  treeSize: place,
  root: hash,
  pool: minorUnits,
  jackpot: minorUnits,
  chain: object<DrawRecord['chain']>({
    anchor: hash,
    index: integer(1, mostLinks),
    previous: hash,
    link: hash,
  }),
  beacon: object<DrawRecord['beacon']>({
    chain: beaconChain,
    round,
    signature: beaconSignature,
    lastSeen: object<DrawRecord['beacon']['lastSeen']>({ round, signature: beaconSignature }),
  }),
  close: object<DrawRecord['close']>({
    hash,
    platformSignature: signature,
    signerSignature: signature,
    signerAt: time,
  }),
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
  keys: object<DrawRecord['keys']>({ platform: hash, signer: hash }),
})

const drawRecord: Shape<DrawRecord> = (value, at) => {
  const record = unparsed(value, at)
  const problem = voidsProblem(record.leaves.length, record.voids)
  if (problem !== undefined) throw new ShapeProblem(`${at}.voids ${problem}`)
  return { ...record, ...parseTerms(record.rules, record.prizeTable) }
}

/** Takes the file's text or its parsed JSON. */
export function parseDrawRecord(source: unknown): DrawRecord | Problem {
  if (typeof source !== 'string') return attempt(drawRecord, source, 'record')
  try {
    return attempt(drawRecord, JSON.parse(source), 'record')
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'the file is not JSON' }
    throw error
  }
}
