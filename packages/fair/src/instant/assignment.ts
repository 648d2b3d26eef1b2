import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type BeaconChain, roundAt } from '../beacon.ts'
import { type Bytes, u64be } from '../bytes.ts'
import { openDraw } from '../draw.ts'
import { enc } from '../encode.ts'

/** The round after the next one: it lies more than one period ahead, so the receipt is out before it exists. */
export const assignRound = (chain: BeaconChain, receiptMs: number): number => roundAt(chain, receiptMs) + 2

/** Needs the deck's next link, fixed before the sale, and a beacon round that did not exist at the sale. */
export const assignSeed = (link: Bytes, receiptHash: Bytes, round: number, beaconSignature: Bytes): Bytes =>
  hmac(sha256, link, enc('FD1/assign', receiptHash, u64be(round), beaconSignature))

/** The places of the deck's positions that are no longer where they began; kept small, or kept in a table. */
export interface MovedPositions {
  get(place: number): number | undefined
  set(place: number, position: number): void
}

/**
 * One raffle over all positions of a deck, a step a ticket, each step with a seed of its own: at step i the
 * place j = i + uniform(size - i) gives its position, and the position at place i moves to j.
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

  take(seed: Bytes, closeHash: Bytes): number {
    const here = this.#served
    const there = here + openDraw(seed, closeHash, 'assign').uniform(this.#size - here)
    const position = this.#at(there)
    this.#moved.set(there, this.#at(here))
    this.#served += 1
    return position
  }

  #at(place: number): number {
    return this.#moved.get(place) ?? place
  }
}
