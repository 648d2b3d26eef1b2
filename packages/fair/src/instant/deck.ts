import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, u64be } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { type CloseRecord, closeHash } from '#record/close-record.ts'
import type { Draws } from '#crypto/draw-stream.ts'
import { enc, H } from '#encoding/encode.ts'
import { emptyRoot, leafHash } from '#crypto/merkle.ts'
import { type DeckTable, losing, type Outcome, tableOutcomes } from './deck-table.ts'

export interface DeckSeal
  extends Omit<CloseRecord, 'rulesHash' | 'prizeTableHash' | 'treeSize' | 'root' | 'pool' | 'jackpot'> {
  rules: object
  prizeTable: DeckTable
}

/** C of a deck: the close hash with an empty ticket list, pool and jackpot. */
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

/**
 * The salt of each position: secret until the link is revealed, so one salt proves one card without revealing the others.
 * The keyed state is shared, because a deck may have millions of cards.
 */
function openSalts(link: Bytes, closeHash: Bytes): (position: number) => Bytes {
  const keyed = hmac.create(sha256, link)
  return position =>
    keyed
      .clone()
      .update(enc('FD1/salt', closeHash, u64be(position)))
      .digest()
}

/** The outcomes of the table, shuffled by the deck's draw, with the salts that hide them until the deck ends. */
export const deckCards = (draws: Draws, link: Bytes, closeHash: Bytes, table: DeckTable): Card[] => [
  ...dealDeck(draws, link, closeHash, table),
]

/** The same cards one by one, because a deck may have millions. */
export function* dealDeck(draws: Draws, link: Bytes, closeHash: Bytes, table: DeckTable): Generator<Card> {
  const outcomes = tableOutcomes(table)
  const stream = draws('deck')
  const saltAt = openSalts(link, closeHash)
  for (let position = 0; position < outcomes.length; position += 1) {
    const from = position + stream.uniform(outcomes.length - position)
    const outcome = outcomes[from] ?? losing
    outcomes[from] = outcomes[position] ?? losing
    yield { outcome, salt: saltAt(position) }
  }
}

export const cardHash = (deck: string, position: number, { salt, outcome }: Card): Bytes =>
  leafHash(enc('FD1/card', deck, u64be(position), salt, outcome))

export interface PublishedDeck {
  closeHash: Bytes
  size: number
  /** The root over all cards by position. */
  root: Bytes
  /** a_0, the anchor of the links that assign the cards. */
  assignAnchor: Bytes
}

/** D: commits to everything that is fixed before the first sale. */
export const deckHash = (deck: PublishedDeck): Bytes =>
  H('deck', deck.closeHash, u64be(deck.size), deck.root, deck.assignAnchor)

export interface EndedDeck {
  deckHash: Bytes
  recordHash: Bytes
  link: Bytes
  /** The size and root of the ticket tree. */
  treeSize: number
  root: Bytes
  /** The root over the receipts, which contain the time of each sale. */
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
