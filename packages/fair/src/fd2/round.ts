import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u32be, u64be, unhex } from '#encoding/bytes.ts'
import { enc, H2 } from '#encoding/encode.ts'

/** The tickets of one deck that a round assigns: those after the previous round, up to `size`. */
export interface RoundRow {
  /** D */
  readonly deck: Bytes
  /** The number of the deck's round, from 1. It uses the deck's link n. */
  readonly n: number
  readonly size: number
  readonly root: Bytes
}

/** All decks of an operator that sold tickets since the previous beacon round, by ascending D. */
export interface Round {
  readonly member: string
  readonly beaconChainHash: string
  readonly round: number
  /** Epoch milliseconds: `cutBeforeMs` before the beacon round. */
  readonly cutAt: number
  readonly rows: readonly RoundRow[]
}

export const cutBeforeMs = 3000

/** Q */
export const roundHash = ({ member, beaconChainHash, round, cutAt, rows }: Round): Bytes =>
  H2(
    'round',
    member,
    unhex(beaconChainHash),
    u64be(round),
    u64be(cutAt),
    ...rows.flatMap(row => [row.deck, u32be(row.n), u64be(row.size), row.root]),
  )

/** One seed for each deck and round. Everything that it decides is fixed by Q. */
export const assignSeed = (
  link: Bytes,
  { context, lock, deck }: { context: Bytes; lock: Bytes; deck: Bytes },
  round: number,
  beaconSignature: Bytes,
): Bytes => hmac(sha256, link, enc('FD2/assign', context, lock, deck, u64be(round), beaconSignature))

/** The seed of a ticket's picture. It does not decide the prize. */
export const ticketSeed = (seed: Bytes, seq0: number): Bytes =>
  hmac(sha256, seed, enc('FD2/ticket', u64be(seq0)))
