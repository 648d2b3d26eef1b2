import type { Tx } from '@fairground/database/transaction'
import { quicknet } from '@fairground/fair/beacon'
import { hex } from '@fairground/fair/bytes'
import { deckResultOf } from '@fairground/fair/instant/check-deck-result'
import { deckCards } from '@fairground/fair/instant/deck'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import { playerTag } from '@fairground/fair/leaf'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/merkle'
import { drawSeed } from '@fairground/fair/seed'
import { paidMinor, payoutAmount, settlementRoot } from '@fairground/fair/settlement'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import type { OrganizerParts } from '#draws/organizer.ts'
import { gameOf, lockInstance } from '#draws/queries.ts'
import { currencyOf } from '#instance/terms.ts'
import { cardsOf, deckOf, roundsOf, sealOf } from './rows.ts'
import { deckTermsOf } from './terms.ts'
import { readDeckTickets } from './tickets.ts'

interface RecordParts extends Pick<OrganizerParts, 'platformKey'> {
  readonly beacon: Pick<OrganizerParts['beacon'], 'chain'>
}

interface Ended {
  readonly memberId: number
  readonly id: number
  readonly link: Uint8Array
  readonly signerKey: string
  readonly endedAt: number
}

/** Everything about an ended deck, from the rows that decided it. */
export const buildDeckRecord = async (
  tx: Tx,
  { beacon, platformKey }: RecordParts,
  { memberId, id, link, signerKey, endedAt }: Ended,
): Promise<DeckRecord> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await gameOf(tx, memberId, instance.game_id)
  const [seal, deck] = [await sealOf(tx, memberId, id), await deckOf(tx, memberId, id)]
  if (!seal || !deck || !game.chain_anchor) throw new Error(`instance ${id} is not a published deck`)
  const rounds = await roundsOf(tx, memberId, id)
  const dealt = await cardsOf(tx, memberId, id)
  const tickets = await readDeckTickets(tx, { memberId, instanceId: id, after: 0, limit: instance.sold })
  const terms = deckTermsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const closeHash = new Uint8Array(seal.close_hash)
  const [round, signature] = [Number(seal.round), new Uint8Array(deck.beacon_signature)]
  const cards = deckCards(drawSeed(link, closeHash, round, signature), link, closeHash, terms.prizeTable)
  const payouts = deckPayouts(
    terms.prizeTable,
    dealt.map(card => card.outcome),
  )
  const record: DeckRecord = {
    scheme: 'FD1/deck',
    version: 1,
    member: String(memberId),
    game: String(instance.game_id),
    instance: String(id),
    title: game.title,
    currency: instance.currency,
    decimals: CURRENCIES[currencyOf(instance.currency)].decimals,
    ...terms,
    closedAt: seal.closed_at,
    chain: {
      anchor: asHex(game.chain_anchor),
      index: seal.chain_index,
      previous: asHex(seal.previous_link),
      link: hex(link),
    },
    beacon: {
      chain: seal.beacon_chain === quicknet.chainHash ? quicknet : beacon.chain,
      round,
      signature: hex(signature),
      lastSeen: { round: Number(seal.last_seen_round), signature: asHex(seal.last_seen_signature) },
    },
    close: {
      hash: hex(closeHash),
      platformSignature: asHex(seal.platform_signature),
      signerSignature: asHex(seal.signer_signature),
      signerAt: seal.signer_at,
    },
    keys: { platform: hex(platformKey.publicKey), signer: signerKey },
    cards: cards.map(({ outcome, salt }) => ({ outcome, salt: hex(salt) })),
    deck: {
      hash: asHex(deck.deck_hash),
      root: asHex(deck.root),
      assignAnchor: asHex(deck.assign_anchor),
      platformSignature: asHex(deck.platform_signature),
      signerSignature: asHex(deck.signer_signature),
      signerAt: deck.signer_at,
    },
    rounds: rounds.map(each => ({
      round: Number(each.round),
      signature: asHex(each.signature),
      link: asHex(each.link),
    })),
    tickets: tickets.map(({ salt, playerId, price, treeSize, unixMs }, seq0) => ({
      player: hex(playerTag(new Uint8Array(salt), String(playerId))),
      price: String(price),
      treeSize,
      unixMs,
      position: dealt[seq0]!.position,
    })),
    root: hex(frontierRoot(frontierFromBytes(new Uint8Array(instance.frontier)))),
    sales: String(tickets.reduce((sum, { price }) => sum + price, 0n)),
    payouts: payouts.map(payout => ({
      seq0: payout.seq0,
      tier: payout.tier,
      amount: String(payoutAmount(payout)),
    })),
    settlementRoot: hex(settlementRoot(String(id), payouts)),
    paid: String(paidMinor(payouts)),
    endedAt,
    resultSignature: '',
  }
  const result = deckResultOf(openDeckEvidence(record, {}, undefined))
  return { ...record, resultSignature: hex(platformKey.sign(result)) }
}

const asHex = (bytes: Buffer): string => hex(new Uint8Array(bytes))
