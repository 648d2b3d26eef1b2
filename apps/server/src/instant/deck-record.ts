import { databaseNow, type Tx } from '@fairground/database/transaction'
import { type BeaconChain, quicknet, roundTime } from '@fairground/fair/beacon/beacon'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { deckFile } from '@fairground/fair/fd2/deck/deck-file'
import { findDeckKeys } from '@fairground/fair/fd2/deck/deck-log'
import type { SealedDeckRecord } from '@fairground/fair/fd2/deck/deck-record'
import { readLogView } from '@fairground/fair/fd2/log-view'
import { payoutAmount } from '@fairground/fair/settlement/settlement'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { findChain } from '#lifecycle/chains.ts'
import { findClose, findHistoryStart } from '#lifecycle/close-queries.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { asHex, toRecordIdentity } from '#lifecycle/record.ts'
import { findSeenInTime, isCosigned } from '#public-log/proof.ts'
import { readRecordEntries } from '#public-log/record-entries.ts'
import { settleDeck } from './deck-settlement.ts'
import { computeTicketRoot } from './end-deck.ts'
import { readRoundLines } from './round-lines.ts'
import { findCountersignedRows } from './queries/deck-rounds.ts'
import { findDeck, findDeckResult, findDeckSeal } from './queries/decks.ts'
import { readDeckTickets } from './queries/tickets.ts'
import { readLoggedEntry } from './logged-entry.ts'
import { computeCards } from './rounds/deck-order.ts'

export interface BuiltDeckFile {
  readonly record: SealedDeckRecord
  readonly link: Bytes
  /** Lines of JSON: the record, then the cards, rounds and tickets. */
  readonly text: string
}

/** Later than every cosignature so far. */
const aheadMs = 60_000
/** A successor chain counts a day after its entry. */
const successorWaitMs = 86_400_000

/** The public file of an ended deck. Undefined until a quorum of witnesses has seen the result. */
export const buildDeckFile = async (
  tx: Tx,
  chain: BeaconChain,
  memberId: number,
  id: number,
): Promise<BuiltDeckFile | undefined> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, instance.game_id)
  const [seal, deck, result] = [
    await findDeckSeal(tx, memberId, id),
    await findDeck(tx, memberId, id),
    await findDeckResult(tx, memberId, id),
  ]
  if (!seal || !result || deck?.log_index == null) throw new Error(`deck ${id} has no result`)
  const closed = await findClose(tx, memberId, seal)
  const identity = toRecordIdentity(instance, game)
  const to = Number(result.log_index)
  if (!(await isCosigned(tx, memberId, to))) return undefined
  const from = await findHistoryStart(tx, memberId, instance)
  const history = await readRecordEntries(tx, memberId, { game: identity.game, from, to })
  if (!history) return undefined
  const beacon = closed.beacon_chain === quicknet.chainHash ? quicknet : chain
  const rows = await findCountersignedRows(tx, memberId, id)
  const [first] = rows
  const sealEntry = await readLoggedEntry(tx, memberId, 'close', {
    index: Number(closed.log_index),
    deadline: roundTime(beacon, Number(closed.round)),
  })
  const deckEntry = await readLoggedEntry(tx, memberId, 'deck', {
    index: Number(deck.log_index),
    deadline: first ? roundTime(beacon, Number(first.round)) : (await databaseNow(tx)) + aheadMs,
  })
  const keys = findDeckKeys(readLogView({ entries: history.entries, history }, [], undefined), {
    game: identity.game,
    before: Number(closed.log_index),
    at: closed.closed_at,
  })
  if (!keys) throw new Error(`the log has no keys of game ${identity.game}`)
  const { log_index: chainIndex } = await findChain(tx, memberId, closed)
  const committed =
    chainIndex === null
      ? null
      : await findSeenInTime(tx, memberId, Number(chainIndex), closed.closed_at - successorWaitMs)
  const settled = await settleDeck(tx, instance)
  const tickets = await readDeckTickets(tx, {
    memberId,
    instanceId: id,
    after: 0,
    limit: result.tickets,
  })
  const link = new Uint8Array(result.link)
  const sealSignature = new Uint8Array(deck.beacon_signature)
  const record: SealedDeckRecord = {
    scheme: 'FD2/deck',
    version: 1,
    title: identity.title,
    decimals: identity.decimals,
    ...settled.terms,
    beacon,
    seal: sealEntry,
    committed: committed ?? null,
    sealSignature: hex(sealSignature),
    endSignature: result.end_signature && asHex(result.end_signature),
    deck: deckEntry,
    link: hex(link),
    keys: keys.keys,
    rounds: rows.length,
    tickets: result.tickets,
    root: hex(computeTicketRoot(instance)),
    sales: String(tickets.reduce((sum, { price }) => sum + price, 0n)),
    payouts: settled.payouts.map(payout => ({
      seq0: payout.seq0,
      tier: payout.tier,
      amount: String(payoutAmount(payout)),
    })),
    settlementRoot: hex(settled.root),
    paid: String(settled.paid),
    winners: result.control_signature && asHex(result.control_signature),
    endedAt: result.ended_at,
    resultSignature: asHex(result.result_signature),
    history: { checkpoint: history.checkpoint },
    entries: history.entries,
  }
  const cards = computeCards(closed, link, sealSignature, settled.terms.prizeTable)
  const file = deckFile({
    record,
    cards: cards.map(({ outcome, salt }) => ({ outcome, salt: hex(salt) })),
    rounds: await readRoundLines(tx, memberId, { beacon, rows, checkpoint: history.checkpoint }),
    tickets: tickets.map(({ salt, playerId, price }, seq0) => ({
      player: hex(playerTag(new Uint8Array(salt), String(playerId))),
      price: String(price),
      position: settled.dealt[seq0]?.position ?? null,
    })),
  })
  return { record, link, text: Array.from(file.lines(), line => `${line}\n`).join('') }
}
