import { type Bytes, hex, u32be } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'
import type { TypedEntry, EntrySigner } from '#log/entry.ts'
import { type CloseRecord, closeHash } from './close.ts'

/** An entry before the log adds `prev`. */
type Draft<T extends 'close' | 'result'> = Omit<TypedEntry<T>, 'prev'>

/** The signer's answer to a close record. Bytes are hexadecimal. */
export interface SignerAnswer {
  readonly lock: string
  readonly masks: readonly string[]
  readonly at: number
  readonly term: number
  readonly k: number
  readonly head: string
  readonly signature: string
}

/** A signature of the control system with its time. */
export interface ControlSignature {
  readonly at: number
  readonly signature: string
}

/** What operator and signer sign about a successor chain. */
export const chainHash = (game: string, chain: number, anchor: Bytes, length: number): Bytes =>
  H2('chain', game, u32be(chain), anchor, u32be(length))

/** What the log shows for a game without a control system. */
const noControl = { at: 0, sig: '' }

/** The entry of a countersigned close record. */
export const toCloseEntry = (
  close: CloseRecord,
  platformSignature: Bytes,
  answer: SignerAnswer,
  balance: ControlSignature | null,
): Draft<'close'> => ({
  t: 'close',
  C: hex(closeHash(close)),
  member: close.member,
  game: close.game,
  instance: close.instance,
  rules: hex(close.rulesHash),
  prizes: hex(close.prizeTableHash),
  size: close.treeSize,
  root: hex(close.root),
  pool: close.pool.toString(),
  jackpot: close.jackpot.toString(),
  currency: close.currency,
  chain: close.chain,
  index: close.index,
  previous: hex(close.previous),
  round: close.round,
  closedAt: close.closedAt,
  platform: hex(platformSignature),
  lock: answer.lock,
  masks: answer.masks,
  signer: toEntrySigner(answer),
  ics: balance ? { at: balance.at, sig: balance.signature } : noControl,
})

const toEntrySigner = ({ at, term, k, head, signature }: SignerAnswer): EntrySigner => ({
  at,
  term,
  k,
  head,
  sig: signature,
})

export interface DrawnResult {
  readonly game: string
  /** C */
  readonly close: Bytes
  readonly beaconSignature: Bytes
  readonly link: Bytes
  readonly text: string
  readonly settlementRoot: Bytes
  readonly paid: bigint
  /** The number of payouts. */
  readonly count: number
  /** The control system's signature of the winners; null if the game has no control system. */
  readonly winners: Bytes | null
  /** The platform's signature of the result. */
  readonly platformSignature: Bytes
}

export const toResultEntry = (result: DrawnResult): Draft<'result'> => ({
  t: 'result',
  game: result.game,
  C: hex(result.close),
  beacon: hex(result.beaconSignature),
  link: hex(result.link),
  text: result.text,
  settlement: hex(result.settlementRoot),
  paid: result.paid.toString(),
  count: result.count,
  ics: result.winners ? hex(result.winners) : '',
  platform: hex(result.platformSignature),
})
