import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be } from '../bytes.ts'
import { canonicalHash } from '../canonical-json.ts'
import { type CloseRecord, closeHash } from '../close-record.ts'
import { openDraw } from '../draw.ts'
import { enc, H } from '../encode.ts'
import { emptyRoot, leafHash } from '../merkle.ts'
import { type DeckTable, type Outcome, tableOutcomes } from './deck-table.ts'

export interface DeckSeal
  extends Omit<CloseRecord, 'rulesHash' | 'prizeTableHash' | 'treeSize' | 'root' | 'pool' | 'jackpot'> {
  rules: object
  prizeTable: DeckTable
}

/** C of a deck: the seal of a draw before which nothing was sold and nothing is at stake. */
export const deckCloseHash = ({ rules, prizeTable, ...close }: DeckSeal): Bytes =>
  closeHash({
    ...close,
    rulesHash: canonicalHash(rules),
    prizeTableHash: canonicalHash(prizeTable),
    treeSize: 0,
    root: emptyRoot(),
    pool: 0n,
    jackpot: 0n,
  })

export interface Card {
  outcome: Outcome
  salt: Bytes
}

/** Secret for as long as the link is; each can be shown alone, to prove one card, without telling the others. */
const cardSalt = (link: Bytes, closeHash: Bytes, position: number): Bytes =>
  hmac(sha256, link, enc('FD1/salt', closeHash, u64be(position)))

/** The published table shuffled by the deck's own draw, and the salts that hide it until the deck has ended. */
export function deckCards(seed: Bytes, link: Bytes, closeHash: Bytes, table: DeckTable): Card[] {
  const outcomes = tableOutcomes(table)
  const order = openDraw(seed, closeHash, 'deck').raffle(outcomes.length, outcomes.length)
  return order.map((index, position) => ({
    outcome: outcomes[index] ?? '',
    salt: cardSalt(link, closeHash, position),
  }))
}

export const cardHash = (deck: string, position: number, { salt, outcome }: Card): Bytes =>
  leafHash(enc('FD1/card', deck, u64be(position), salt, outcome))

export interface PublishedDeck {
  closeHash: Bytes
  size: number
  /** Of all cards, by position. */
  root: Bytes
  /** a_0: the links that will assign the cards. */
  assignAnchor: Bytes
}

/** D: everything that is fixed before the first ticket is sold. */
export const deckHash = (deck: PublishedDeck): Bytes =>
  H('deck', deck.closeHash, u64be(deck.size), deck.root, deck.assignAnchor)

export interface EndedDeck {
  deckHash: Bytes
  recordHash: Bytes
  link: Bytes
  /** Of the tickets. */
  treeSize: number
  root: Bytes
  /** Of the receipts, which hold when each ticket was sold. */
  receiptsRoot: Bytes
  settlementRoot: Bytes
  paid: bigint
  endedAt: number
}

export const deckResultHash = (ended: EndedDeck): Bytes =>
  H(
    'deck-result',
    ended.deckHash,
    ended.recordHash,
    ended.link,
    u64be(ended.treeSize),
    ended.root,
    ended.receiptsRoot,
    ended.settlementRoot,
    u64be(ended.paid),
    u64be(ended.endedAt),
  )
