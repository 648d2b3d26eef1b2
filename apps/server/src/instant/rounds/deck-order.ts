import { type BeaconChain, roundTime } from '@fairground/fair/beacon/beacon'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { inclusionProof, merkleRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, equal } from '@fairground/fair/encoding/bytes'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { cardHash, deckCards } from '@fairground/fair/instant/deck'
import type { DeckTable } from '@fairground/fair/instant/deck-table'
import type { SignedRound } from '#beacon/client.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import { openClosedLink } from '#lifecycle/open-closed-link.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { sealedLockHash } from '../seal/sealed-lock.ts'
import type { DealtCard } from './deal-by-signer.ts'
import type { Waiting } from './waiting.ts'

/** After the latest end of the sale, the beacon opens the lock of the deck, and the signer is no longer needed. */
export const isLockOpen = (chain: BeaconChain, { lock_round }: Pick<ClosedRow, 'lock_round'>): boolean =>
  Date.now() >= roundTime(chain, Number(lock_round))

/** The deck's link as its lock holds it. */
export const openDeckLink = async (
  { beacon }: OrganizerDeps,
  closed: ClosedRow,
): Promise<{ link: Bytes; signed: SignedRound }> => {
  const signed = await beacon.getRound(Number(closed.lock_round))
  if (!signed) throw new Error(`the beacon has not published round ${closed.lock_round} yet`)
  return { link: openClosedLink(closed, signed).link, signed }
}

/** All cards of the deck by position. */
export const computeCards = (
  closed: ClosedRow,
  link: Bytes,
  beaconSignature: Uint8Array,
  prizeTable: DeckTable,
) => {
  const closeHash = new Uint8Array(closed.close_hash)
  const seed = drawSeed(link, closeHash, sealedLockHash(closed), Number(closed.round), beaconSignature)
  return deckCards(openDraws('FD2', seed, closeHash), link, closeHash, prizeTable)
}

/** The cards at these positions, without the signer. */
export const openOrder = async (
  deps: OrganizerDeps,
  { closed, deck, instance }: Waiting,
  positions: readonly number[],
): Promise<DealtCard[]> => {
  const { link } = await openDeckLink(deps, closed)
  const { prizeTable } = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const cards = computeCards(closed, link, new Uint8Array(deck.beacon_signature), prizeTable)
  const hashes = cards.map((card, position) => cardHash(String(closed.instance_id), position, card))
  if (!equal(merkleRoot(hashes), new Uint8Array(deck.root)))
    throw new Error(`the lock of deck ${closed.instance_id} does not hold the link of its cards`)
  return positions.map(position => {
    const { outcome, salt } = cards[position]!
    return { position, outcome, salt, path: inclusionProof(hashes, position) }
  })
}
