import { openDraws } from '#crypto/draw-stream.ts'
import type { Bytes } from '#encoding/bytes.ts'
import { assignSeed, ticketSeed } from '#fd2/round.ts'
import { applyMask, openRoundKey } from '#fd2/round-lock.ts'
import { type MovedPositions, Positions } from '#instant/assignment.ts'

/** How far the shuffle of a deck has come. */
export interface AssignState {
  readonly deckSize: number
  /** The number of tickets that have a position. */
  readonly served: number
  /** Changed by `assignRound`. */
  readonly moved: MovedPositions
}

/** The positions of the next `count` tickets. One generator serves all tickets of a deck and round. */
export function assignRound(state: AssignState, seed: Bytes, deck: Bytes, count: number): number[] {
  const positions = new Positions(state.deckSize, state.served, state.moved)
  const stream = openDraws('FD2', seed, deck)('assign')
  return Array.from({ length: count }, () => positions.take(stream))
}

/** A deck's row of a countersigned round. */
export interface SealedRow {
  /** D */
  readonly deck: Bytes
  /** Q */
  readonly context: Bytes
  /** L */
  readonly lockHash: Bytes
  readonly lock: Bytes
  /** The row's place in the round, and the masked link in it. */
  readonly row: number
  readonly mask: Bytes
  readonly round: number
}

export interface OpenedRow {
  /** The key in the lock. */
  readonly key: Bytes
  /** What the lock opens to decides, even if it is not the link of the deck's chain. */
  readonly link: Bytes
  /** S' */
  readonly seed: Bytes
}

/** Opens the deck's row with the beacon's signature of its round. */
export function openRow(sealed: SealedRow, beaconSignature: Bytes): OpenedRow {
  const { context, lockHash, lock, row, mask, deck, round } = sealed
  const key = openRoundKey(lock, beaconSignature)
  const link = applyMask(mask, key, context, row)
  const seed = assignSeed(link, { context, lock: lockHash, deck }, round, beaconSignature)
  return { key, link, seed }
}

export interface DealtTicket {
  readonly seq0: number
  readonly position: number
  /** The seed of the card's picture. */
  readonly seed: Bytes
}

/** The cards of the tickets that a round assigns: those after `state.served`, up to `size`. */
export const dealTickets = (state: AssignState, seed: Bytes, deck: Bytes, size: number): DealtTicket[] =>
  assignRound(state, seed, deck, size - state.served).map((position, i) => ({
    seq0: state.served + i,
    position,
    seed: ticketSeed(seed, state.served + i),
  }))
