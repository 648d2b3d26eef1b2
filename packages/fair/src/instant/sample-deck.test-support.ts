import { drawRound, roundAt, roundTime } from '#beacon/beacon.ts'
import { localChain, signRound } from '#beacon/local-beacon.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { type BatchReceipt, signBatch } from '#fd2/batch-receipts.ts'
import { chainFrom } from '#crypto/hash-chain.ts'
import { countersignHash } from '#record/close-record.ts'
import { playerTag } from '#tickets/leaf.ts'
import { merkleRoot } from '#crypto/merkle.ts'
import { receiptHash } from '#tickets/receipt.ts'
import { sampleSecret } from '#record/sample-record.test-support.ts'
import { drawSeed } from '#crypto/seed.ts'
import { paidMinor, payoutAmount, settlementRoot } from '#settlement/settlement.ts'
import { getPublicKey, sign } from '#crypto/signature.ts'
import type { SignedReceipt } from '#tickets/signed-receipt.ts'
import { assignRound } from './assignment.ts'
import { computeDeckResultHash } from './checks/check-deck-result.ts'
import { cardHash, deckCards, deckHash } from './deck.ts'
import { computeDeckCloseHash, openDeckEvidence } from './deck-evidence.ts'
import { deckPayouts } from './deck-prizes.ts'
import type { DeckRecord, RecordCard, DeckTicket } from './deck-record.ts'
import { receiptHashes, ticketHashes } from './deck-tickets.ts'
import type { InstantTerms } from './instant-games.ts'
import { ticketDeals } from './ticket-deals.ts'

/** Changes that a dishonest platform with every key makes before it signs. */
export interface DeckCheat {
  cards?: (cards: RecordCard[]) => RecordCard[]
  tickets?: (tickets: DeckTicket[]) => DeckTicket[]
  deckSeenAt?: number
  positions?: (positions: number[]) => number[]
  payouts?: (payouts: DeckRecord['payouts']) => DeckRecord['payouts']
  endedAt?: number
}

export interface SampleDeckOptions {
  terms: InstantTerms
  tickets: number
  seed: string
  cheat?: DeckCheat
}

const closedAt = Date.UTC(2026, 2, 1, 12, 0, 1, 500)
const saleStart = closedAt + 60_000
const index = 2

const identity = <T>(value: T): T => value

/** Builds a valid deck record with a local beacon, deterministic for its options. */
export function sampleDeck({ terms, tickets: sold, seed, cheat = {} }: SampleDeckOptions): DeckRecord {
  const secret = (name: string) => sampleSecret(seed, name)
  const platform = (hash: Uint8Array) => hex(sign(secret('platform'), hash))
  const signer = (hash: Uint8Array, at: number) => hex(sign(secret('signer'), countersignHash(hash, at)))
  const sealed = seal(terms, seed)
  const C = computeDeckCloseHash(sealed)
  const { chain, beacon, instance } = sealed

  const link = unhex(chain.link)
  const draws = openDraws('FD1', drawSeed(link, C, beacon.round, unhex(beacon.signature)), C)
  const drawn = deckCards(draws, link, C, terms.prizeTable)
  const cards = (cheat.cards ?? identity)(drawn.map(({ outcome, salt }) => ({ outcome, salt: hex(salt) })))
  const root = merkleRoot(cards.map((card, i) => cardHash(instance, i, { ...card, salt: unhex(card.salt) })))
  const links = chainFrom(secret('assign'), 500)
  const D = deckHash({ closeHash: C, size: cards.length, root, assignAnchor: links.anchor })
  const deckSeenAt = cheat.deckSeenAt ?? roundTime(beacon.chain, beacon.round) + 400

  const unserved = (cheat.tickets ?? identity)(sampleTickets(sold, seed))
  const used = [...new Set(unserved.map(({ unixMs }) => assignRound(beacon.chain, unixMs)))]
  const rounds = used.map((round, k) => ({
    round,
    signature: signRound(secret('beacon'), round),
    link: hex(links.linkAt(k + 1)),
  }))
  const bought = { ...sealed, cards, rounds, tickets: unserved }
  const hashes = ticketHashes(bought)
  const deals = ticketDeals({ record: bought, closeHash: C, receiptHashes: receiptHashes(bought, hashes) })
  const positions = (cheat.positions ?? identity)(deals.map(({ position }) => position))
  const payouts = deckPayouts(
    terms.prizeTable,
    positions.map(position => cards[position]?.outcome ?? ''),
  )
  const record: DeckRecord = {
    ...bought,
    close: {
      hash: hex(C),
      platformSignature: platform(C),
      signerSignature: signer(C, closedAt + 700),
      signerAt: closedAt + 700,
    },
    deck: {
      hash: hex(D),
      root: hex(root),
      assignAnchor: hex(links.anchor),
      platformSignature: platform(D),
      signerSignature: signer(D, deckSeenAt),
      signerAt: deckSeenAt,
    },
    tickets: unserved.map((ticket, i) => ({ ...ticket, position: positions[i] ?? 0 })),
    root: hex(merkleRoot(hashes)),
    sales: String(unserved.reduce((sum, { price }) => sum + BigInt(price), 0n)),
    payouts: (cheat.payouts ?? identity)(
      payouts.map(payout => ({ seq0: payout.seq0, tier: payout.tier, amount: String(payoutAmount(payout)) })),
    ),
    settlementRoot: hex(settlementRoot(instance, payouts)),
    paid: String(paidMinor(payouts)),
    endedAt: cheat.endedAt ?? saleStart + 86_400_000,
    resultSignature: '',
  }
  return {
    ...record,
    resultSignature: platform(computeDeckResultHash(openDeckEvidence(record, {}, undefined))),
  }
}

function seal(terms: InstantTerms, seed: string) {
  const beaconSecret = sampleSecret(seed, 'beacon')
  const chain = localChain(beaconSecret, 1_700_000_000, 3, 'sample beacon')
  const round = drawRound(chain, closedAt)
  const seen = roundAt(chain, closedAt)
  const links = chainFrom(sampleSecret(seed, 'chain'), 5)
  return {
    scheme: 'FD1/deck',
    version: 1,
    member: 'sherbet',
    game: 'lucky-nine',
    instance: `deck-${seed}`,
    title: 'Lucky nine',
    currency: 'EUR',
    decimals: 2,
    ...terms,
    closedAt,
    chain: {
      anchor: hex(links.anchor),
      index,
      previous: hex(links.linkAt(index - 1)),
      link: hex(links.linkAt(index)),
    },
    beacon: {
      chain,
      round,
      signature: signRound(beaconSecret, round),
      lastSeen: { round: seen, signature: signRound(beaconSecret, seen) },
    },
    keys: {
      platform: hex(getPublicKey(sampleSecret(seed, 'platform'))),
      signer: hex(getPublicKey(sampleSecret(seed, 'signer'))),
    },
  } as const
}

/** Tickets sold in pairs, two seconds apart. */
const sampleTickets = (count: number, seed: string): DeckTicket[] =>
  Array.from({ length: count }, (_, i) => ({
    player: hex(playerTag(sampleSecret(seed, `salt-${i}`), `player-${i % 7}`)),
    price: '200',
    treeSize: Math.min(i - (i % 2) + 2, count),
    unixMs: saleStart + Math.floor(i / 2) * 2000,
    position: 0,
  }))

/** The receipt of one ticket. */
export function sampleDeckReceipt(record: DeckRecord, seed: string, seq0: number): SignedReceipt {
  const hashes = ticketHashes(record)
  const { treeSize, unixMs } = record.tickets[seq0] ?? { treeSize: 1, unixMs: saleStart }
  const root = merkleRoot(hashes.slice(0, treeSize))
  const receipt = { instance: record.instance, seq0, leafHash: hashes[seq0] ?? root, treeSize, root, unixMs }
  return {
    ...receipt,
    leafHash: hex(receipt.leafHash),
    root: hex(root),
    signature: hex(sign(sampleSecret(seed, 'platform'), receiptHash(receipt))),
  }
}

/** The receipt of version 2 of one ticket, alone in its batch. */
export function sampleDeckBatchReceipt(record: DeckRecord, seed: string, seq0: number): BatchReceipt {
  const { leafHash, root, unixMs, ...place } = sampleDeckReceipt(record, seed, seq0)
  const { member } = record
  const terms = {
    rulesHash: canonicalHash(record.rules),
    prizeTableHash: canonicalHash(record.prizeTable),
  }
  const receipt = { ...place, ...terms, member, leafHash: unhex(leafHash), root: unhex(root) }
  const previous = sampleSecret(seed, 'previous batch')
  const { receipts } = signBatch(
    { member, n: 7, previous, unixMs, sign: batch => sign(sampleSecret(seed, 'platform'), batch) },
    [receipt],
  )
  return receipts[0] as BatchReceipt
}
