import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { computeDeckResultHash } from '@fairground/fair/instant/checks/check-deck-result'
import { deckCards } from '@fairground/fair/instant/deck'
import { openDeckEvidence } from '@fairground/fair/instant/deck-evidence'
import { deckPayouts } from '@fairground/fair/instant/deck-prizes'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { drawSeed } from '@fairground/fair/crypto/seed'
import { paidMinor, payoutAmount, settlementRoot } from '@fairground/fair/settlement/settlement'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { findDeck, findDeckRounds, findDeckSeal } from './queries/decks.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { readDeckTickets } from './queries/tickets.ts'
import { findDealtCards } from './queries/cards.ts'
import { asHex, toRecordBeacon, toRecordChain, toRecordClose, toRecordIdentity } from '#lifecycle/record.ts'

interface RecordDeps extends Pick<OrganizerDeps, 'platformKey'> {
  readonly beacon: Pick<OrganizerDeps['beacon'], 'chain'>
}

interface Ended {
  readonly memberId: number
  readonly id: number
  readonly link: Uint8Array
  readonly signerKey: string
  readonly endedAt: number
}

/** The public record of an ended deck. */
export const buildDeckRecord = async (
  tx: Tx,
  { beacon, platformKey }: RecordDeps,
  { memberId, id, link, signerKey, endedAt }: Ended,
): Promise<DeckRecord> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, instance.game_id)
  const [seal, deck] = [await findDeckSeal(tx, memberId, id), await findDeck(tx, memberId, id)]
  if (!seal || !deck || !game.chain_anchor) throw new Error(`instance ${id} is not a published deck`)
  const rounds = await findDeckRounds(tx, memberId, id)
  const dealt = await findDealtCards(tx, memberId, id)
  const tickets = await readDeckTickets(tx, { memberId, instanceId: id, after: 0, limit: instance.sold })
  const terms = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const closeHash = new Uint8Array(seal.close_hash)
  const seed = drawSeed(link, closeHash, Number(seal.round), new Uint8Array(deck.beacon_signature))
  const cards = deckCards(seed, link, closeHash, terms.prizeTable)
  const payouts = deckPayouts(
    terms.prizeTable,
    dealt.map(card => card.outcome),
  )
  const record: DeckRecord = {
    scheme: 'FD1/deck',
    version: 1,
    ...toRecordIdentity(instance, game),
    ...terms,
    closedAt: seal.closed_at,
    chain: toRecordChain(seal, game.chain_anchor, link),
    beacon: toRecordBeacon(seal, beacon.chain, deck.beacon_signature),
    close: toRecordClose(seal),
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
  const result = computeDeckResultHash(openDeckEvidence(record, {}, undefined))
  return { ...record, resultSignature: hex(platformKey.sign(result)) }
}
