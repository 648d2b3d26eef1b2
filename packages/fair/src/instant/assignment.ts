import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type BeaconChain, roundAt } from '#beacon/beacon.ts'
import { type Bytes, u64be } from '#encoding/bytes.ts'
import type { DrawStream } from '#crypto/draw-stream.ts'
import { enc } from '#encoding/encode.ts'

/** The round after the next: more than one period ahead, so the receipt is issued before the round exists. */
export const assignRound = (chain: BeaconChain, receiptMs: number): number => roundAt(chain, receiptMs) + 2

/** Combines the deck's next link, fixed before the sale, with a beacon round that did not exist at the sale. */
export const assignSeed = (link: Bytes, receiptHash: Bytes, round: number, beaconSignature: Bytes): Bytes =>
  hmac(sha256, link, enc('FD1/assign', receiptHash, u64be(round), beaconSignature))

/** The deck positions moved by the shuffle so far; an in-memory map or a database table. */
export interface MovedPositions {
  get(place: number): number | undefined
  set(place: number, position: number): void
}

/**
 * An incremental Fisher-Yates shuffle of all positions, one step per ticket: at step i the place
 * j = i + uniform(size - i) gives its position, and the position at place i moves to j. FD1 opens a stream for each
 * ticket, FD2 one for all tickets of a round.
 */
export class Positions {
  readonly #size: number
  readonly #moved: MovedPositions
  #served: number

  constructor(size: number, served = 0, moved: MovedPositions = new Map<number, number>()) {
    this.#size = size
    this.#served = served
    this.#moved = moved
  }

  take(stream: DrawStream): number {
    const here = this.#served
    const there = here + stream.uniform(this.#size - here)
    const position = this.#at(there)
    this.#moved.set(there, this.#at(here))
    this.#served += 1
    return position
  }

  #at(place: number): number {
    return this.#moved.get(place) ?? place
  }
}
