import { type BeaconChain, roundAt } from '#beacon/beacon.ts'
import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { H2 } from '#encoding/encode.ts'

/** What is fixed before the first sale of a deck. */
export interface PublishedDeck {
  /** C of the seal. */
  readonly closeHash: Bytes
  /** L of the seal, over the round that opens its lock. */
  readonly lockHash: Bytes
  readonly size: number
  /** The root over all cards by position. */
  readonly root: Bytes
  /** a_0, the anchor of the links that assign the cards. */
  readonly assignAnchor: Bytes
}

/** D */
export const deckHash = ({ closeHash, lockHash, size, root, assignAnchor }: PublishedDeck): Bytes =>
  H2('deck', closeHash, lockHash, u64be(size), root, assignAnchor)

/** R_end: the round that opens the deck's lock if the signer does not give the link when the deck ends. */
export const deckEndRound = (chain: BeaconChain, latestEnd: number): number => roundAt(chain, latestEnd) + 1

/** A later end would lock the cards away for too long. */
export const maxDeckSaleMs = 400 * 86_400_000

export interface EndedDeck {
  /** D */
  readonly deckHash: Bytes
  readonly title: string
  readonly decimals: number
  readonly link: Bytes
  /** The size and root of the ticket tree. */
  readonly treeSize: number
  readonly root: Bytes
  readonly settlementRoot: Bytes
  readonly paid: bigint
  readonly endedAt: number
}

/** The platform signs this when the deck has ended. */
export const deckResultHash = (ended: EndedDeck): Bytes =>
  H2(
    'deck-result',
    ended.deckHash,
    ended.title,
    u32be(ended.decimals),
    ended.link,
    u64be(ended.treeSize),
    ended.root,
    ended.settlementRoot,
    u64be(ended.paid),
    u64be(ended.endedAt),
  )
