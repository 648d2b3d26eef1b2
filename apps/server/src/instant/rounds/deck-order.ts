import { type BeaconChain, roundTime } from '@fairground/fair/beacon/beacon'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { type Bytes, equal, unhex } from '@fairground/fair/encoding/bytes'
import { drawSeed } from '@fairground/fair/fd2/seed'
import { type Card, dealDeck } from '@fairground/fair/instant/deck'
import { type DeckTable, deckSize } from '@fairground/fair/instant/deck-table'
import type { SignedRound } from '#beacon/client.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import { openClosedLink } from '#lifecycle/open-closed-link.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { buildInThread, maxInlineCards } from '#signer/decks/build-in-thread.ts'
import { buildTree, CardReader, type CardTree, openCard, type OrderInputs } from '#signer/decks/card-tree.ts'
import { LiveDecks } from './live-decks.ts'
import { sealedLockHash } from '../seal/sealed-lock.ts'
import type { DealtCard } from './deal-by-signer.ts'
import type { Waiting } from './waiting.ts'

/** After the latest end of the sale, the beacon opens the lock of the deck, and the signer is no longer needed. */
export const isLockOpen = (
  chain: BeaconChain,
  { lock_round }: Pick<ClosedRow, 'lock_round'>,
  now: number,
): boolean => now >= roundTime(chain, Number(lock_round))

/** The deck's link as its lock holds it. */
export const openDeckLink = async (
  { beacon }: OrganizerDeps,
  closed: ClosedRow,
): Promise<{ link: Bytes; signed: SignedRound }> => {
  const signed = await beacon.getRound(Number(closed.lock_round))
  if (!signed) throw new Error(`the beacon has not published round ${closed.lock_round} yet`)
  return { link: openClosedLink(closed, signed).link, signed }
}

/** All cards of the deck by position, one by one, because a deck has up to a million. */
export const dealCards = (
  closed: ClosedRow,
  link: Bytes,
  beaconSignature: Uint8Array,
  prizeTable: DeckTable,
): Iterable<Card> => {
  const closeHash = new Uint8Array(closed.close_hash)
  const seed = drawSeed(link, closeHash, sealedLockHash(closed), Number(closed.round), beaconSignature)
  return dealDeck(openDraws('FD2', seed, closeHash), link, closeHash, prizeTable)
}

/** The opened decks, because every further round of a deck needs the same order. */
export const openedOrders = new LiveDecks<Promise<CardTree>>()

/** The cards at these positions, without the signer. */
export const openOrder = async (
  deps: OrganizerDeps,
  { closed, deck, instance }: Waiting,
  positions: readonly number[],
): Promise<DealtCard[]> => {
  const { member_id: memberId, instance_id: instanceId } = closed
  const { link } = await openDeckLink(deps, closed)
  const { prizeTable } = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const inputs: OrderInputs = {
    instance: String(instanceId),
    closeHash: new Uint8Array(closed.close_hash),
    lockHash: sealedLockHash(closed),
    link,
    round: Number(closed.round),
    beaconSignature: new Uint8Array(deck.beacon_signature),
    prizeTable,
  }
  const building = openedOrders.get(memberId, instanceId) ?? buildOrder(inputs)
  openedOrders.set(memberId, instanceId, building)
  const tree = await building.catch((error: unknown) => {
    openedOrders.delete(memberId, instanceId)
    throw error
  })
  if (!equal(tree.root, new Uint8Array(deck.root)))
    throw new Error(`the lock of deck ${instanceId} does not hold the link of its cards`)
  const reader = new CardReader(inputs, tree.tiers)
  return positions.map(position => {
    const { outcome, salt, path } = openCard(tree, reader, position)
    return { position, outcome, salt: unhex(salt), path: path.map(unhex) }
  })
}

const buildOrder = async (inputs: OrderInputs): Promise<CardTree> =>
  deckSize(inputs.prizeTable) > maxInlineCards ? buildInThread(inputs) : buildTree(inputs)
