import type { DrawRecord } from '#record/draw-record.ts'
import {
  beaconSignature,
  hash,
  id,
  place,
  round,
  sealFields,
  signature,
  time,
} from '#record/record-fields.ts'
import {
  attemptFile,
  exactly,
  integer,
  list,
  minorUnits,
  object,
  type Problem,
  refuse,
  type Shape,
  text,
} from '#encoding/shape.ts'
import { type InstantTerms, parseInstantTerms } from './instant-games.ts'

type SharedFields = Pick<
  DrawRecord,
  | 'member'
  | 'game'
  | 'instance'
  | 'title'
  | 'currency'
  | 'decimals'
  | 'closedAt'
  | 'chain'
  | 'beacon'
  | 'close'
  | 'keys'
>

/** The public, self-contained record of an ended deck of instant tickets. Formats are those of a draw record. */
export interface DeckRecord extends SharedFields, InstantTerms {
  scheme: 'FD1/deck'
  version: 1
  /** By position. */
  cards: RecordCard[]
  deck: {
    hash: string
    root: string
    assignAnchor: string
    platformSignature: string
    signerSignature: string
    signerAt: number
  }
  /** The rounds that assigned tickets, in order: the n-th used link n. */
  rounds: RecordRound[]
  /** In play order: a ticket's seq0 is its index. */
  tickets: DeckTicket[]
  /** The root of the ticket tree. */
  root: string
  sales: string
  payouts: RecordPrize[]
  settlementRoot: string
  paid: string
  endedAt: number
  resultSignature: string
}

export interface RecordCard {
  /** The name of a tier, or empty for a losing card. */
  outcome: string
  salt: string
}

export interface RecordRound {
  round: number
  signature: string
  link: string
}

export interface DeckTicket {
  player: string
  price: string
  /** Tree size and time as on the receipt. */
  treeSize: number
  unixMs: number
  position: number
}

export interface RecordPrize {
  seq0: number
  tier: string
  amount: string
}

const untouched: Shape<unknown> = value => value

const outcome: Shape<string> = (value, at) => (value === '' ? '' : text(60)(value, at))

type Unparsed = Omit<DeckRecord, 'rules' | 'prizeTable'> & { rules: unknown; prizeTable: unknown }

const unparsed = object<Unparsed>({
  scheme: exactly('FD1/deck'),
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
  ...sealFields,
  cards: list(object<RecordCard>({ outcome, salt: hash })),
  deck: object<DeckRecord['deck']>({
    hash,
    root: hash,
    assignAnchor: hash,
    platformSignature: signature,
    signerSignature: signature,
    signerAt: time,
  }),
  rounds: list(object<RecordRound>({ round, signature: beaconSignature, link: hash })),
  tickets: list(
    object<DeckTicket>({ player: hash, price: minorUnits, treeSize: place, unixMs: time, position: place }),
  ),
  root: hash,
  sales: minorUnits,
  payouts: list(object<RecordPrize>({ seq0: place, tier: text(60), amount: minorUnits })),
  settlementRoot: hash,
  paid: minorUnits,
  endedAt: time,
  resultSignature: signature,
})

const deckRecord: Shape<DeckRecord> = (value, at) => {
  const record = unparsed(value, at)
  const { tickets, cards } = record
  if (tickets.length > cards.length) refuse(`${at}.tickets`, 'outnumber the cards')
  const odd = tickets.findIndex(({ treeSize }, seq0) => treeSize <= seq0 || treeSize > tickets.length)
  if (odd >= 0) refuse(`${at}.tickets[${odd}].treeSize`, 'does not include the ticket')
  return { ...record, ...parseInstantTerms(record.rules, record.prizeTable) }
}

/** Takes the file's text or its parsed JSON. */
export const parseDeckRecord = (source: unknown): DeckRecord | Problem =>
  attemptFile(deckRecord, source, 'record')
