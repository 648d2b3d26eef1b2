import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { Finding, Pins, SealEvidence } from '#steps/evidence.ts'
import { deckCloseHash, deckHash } from './deck.ts'
import type { DeckRecord } from './deck-record.ts'
import { receiptHashes, ticketHashes } from './deck-tickets.ts'

export interface DeckPins extends Pins {
  /** D as published when the sale began, in hexadecimal. */
  deck?: string
}

export interface DeckEvidence extends SealEvidence {
  record: DeckRecord
  pins: DeckPins
  /** D, recomputed from the record's fields. */
  deckHash: Bytes
  ticketHashes: Bytes[]
  receiptHashes: Bytes[]
  /** The supplied receipt, not yet validated. */
  receipt: unknown
}

export type DeckCheck = (evidence: DeckEvidence) => Finding

type SealedDeck = Pick<
  DeckRecord,
  'member' | 'game' | 'instance' | 'currency' | 'rules' | 'prizeTable' | 'chain' | 'beacon'
>

export const computeDeckCloseHash = ({ member, game, instance, currency, ...record }: SealedDeck): Bytes =>
  deckCloseHash({
    member,
    game,
    instance,
    currency,
    rules: record.rules,
    prizeTable: record.prizeTable,
    previous: unhex(record.chain.previous),
    index: record.chain.index,
    beaconChainHash: unhex(record.beacon.chain.chainHash),
    round: record.beacon.round,
  })

export function openDeckEvidence(record: DeckRecord, pins: DeckPins, receipt: unknown): DeckEvidence {
  const closeHash = computeDeckCloseHash(record)
  const { root, assignAnchor } = record.deck
  const published = {
    closeHash,
    size: record.cards.length,
    root: unhex(root),
    assignAnchor: unhex(assignAnchor),
  }
  const tickets = ticketHashes(record)
  return {
    record,
    pins,
    closeHash,
    deckHash: deckHash(published),
    ticketHashes: tickets,
    receiptHashes: receiptHashes(record, tickets),
    receipt,
  }
}
