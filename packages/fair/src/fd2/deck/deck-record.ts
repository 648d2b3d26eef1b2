import type { BeaconChain } from '#beacon/beacon.ts'
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
import type { RecordPrize } from '#instant/deck-record.ts'
import { deckSize } from '#instant/deck-table.ts'
import { type InstantTerms, parseInstantTerms } from '#instant/instant-games.ts'
import type { TypedEntry } from '#log/entry.ts'
import type { RecordEntry } from '#fd2/draw-record.ts'
import { entryPath, leafIndex, logProof, note } from '#fd2/proof-fields.ts'
import { type LoggedEntry, loggedShape } from './logged-entry.ts'
import { logEntry } from '#log/parse-entry.ts'
import type { LogProof } from '#log/seen-in-time.ts'
import { beaconChain, beaconSignature, hash, place, signature, time } from '#record/record-fields.ts'

/**
 * The public record of an ended deck of scheme FD2. Cards, rounds and tickets follow it in the file, one per line. Bytes
 * are lower-case hexadecimal, money is minor units, times are epoch milliseconds.
 */
export interface SealedDeckRecord extends InstantTerms {
  scheme: 'FD2/deck'
  version: 1
  title: string
  /** Decimal places of the currency, for display only. */
  decimals: number
  beacon: BeaconChain
  /** The close entry without tickets. */
  seal: LoggedEntry<TypedEntry<'close'>>
  /** For a successor chain: the proof that witnesses saw its entry a day before the seal. Null for the first chain. */
  committed: LogProof | null
  /** The beacon's signature of the seal's round. */
  sealSignature: string
  /** The beacon's signature of the round that opens the seal's lock; null if the deck ended before that round. */
  endSignature: string | null
  deck: LoggedEntry<TypedEntry<'deck'>>
  /** The seal's link, given by the signer when the deck ended or opened from the lock. */
  link: string
  keys: { platform: string; signer: string; control: string }
  /** The number of lines with rounds and with tickets; the prize table gives the number of cards. */
  rounds: number
  tickets: number
  /** The root of the ticket tree. */
  root: string
  sales: string
  payouts: RecordPrize[]
  settlementRoot: string
  paid: string
  /** The control system's signature of the winners; null for a game without a control system. */
  winners: string | null
  endedAt: number
  resultSignature: string
  /** A newer checkpoint, in which all `entries` are proved. */
  history: { checkpoint: string }
  /**
   * By index: the game, chain, key and term entries that the deck rests on, and the game's entries from its previous close, or from
   * the first close of this deck if that is earlier, to the result.
   */
  entries: RecordEntry[]
}

const untouched: Shape<unknown> = value => value

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, at) =>
    value === null ? null : shape(value, at)

const noKey: Shape<string> = (value, at) => (value === '' ? '' : hash(value, at))

export const recordEntry = object<RecordEntry>({ entry: logEntry, index: leafIndex, path: entryPath })

type Unparsed = Omit<SealedDeckRecord, 'rules' | 'prizeTable'> & { rules: unknown; prizeTable: unknown }

const unparsed = object<Unparsed>({
  scheme: exactly('FD2/deck'),
  version: exactly(1),
  title: text(200),
  decimals: integer(0, 8),
  rules: untouched,
  prizeTable: untouched,
  beacon: beaconChain,
  seal: loggedShape('close'),
  sealSignature: beaconSignature,
  endSignature: orNull(beaconSignature),
  committed: orNull(logProof),
  deck: loggedShape('deck'),
  link: hash,
  keys: object<SealedDeckRecord['keys']>({ platform: hash, signer: hash, control: noKey }),
  rounds: place,
  tickets: place,
  root: hash,
  sales: minorUnits,
  payouts: list(object<RecordPrize>({ seq0: place, tier: text(60), amount: minorUnits })),
  settlementRoot: hash,
  paid: minorUnits,
  winners: orNull(signature),
  endedAt: time,
  resultSignature: signature,
  history: object<SealedDeckRecord['history']>({ checkpoint: note }),
  entries: list(recordEntry),
})

const deckRecord: Shape<SealedDeckRecord> = (value, at) => {
  const record = unparsed(value, at)
  const terms = parseInstantTerms(record.rules, record.prizeTable)
  if (record.tickets > deckSize(terms.prizeTable)) refuse(`${at}.tickets`, 'outnumber the cards')
  if (record.seal.entry.latestEnd === undefined) refuse(`${at}.seal.entry.latestEnd`, 'is missing')
  const { entries } = record
  if (entries.some(({ index }, i) => i > 0 && index <= (entries[i - 1]?.index ?? 0)))
    refuse(`${at}.entries`, 'are not in ascending order')
  return { ...record, ...terms }
}

/** Takes the first line of the file or its parsed JSON. */
export const parseSealedDeckRecord = (source: unknown): SealedDeckRecord | Problem =>
  attemptFile(deckRecord, source, 'record')
