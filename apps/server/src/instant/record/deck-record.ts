import { databaseNow, type Tx } from '@fairground/database/transaction'
import { type BeaconChain, quicknet, roundTime } from '@fairground/fair/beacon/beacon'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { findDeckKeys } from '@fairground/fair/fd2/deck/deck-log'
import type { SealedDeckRecord } from '@fairground/fair/fd2/deck/deck-record'
import { readLogView } from '@fairground/fair/fd2/log-view'
import { payoutAmount } from '@fairground/fair/settlement/settlement'
import { findChain } from '#lifecycle/chains.ts'
import { findClose, findHistoryStart } from '#lifecycle/close-queries.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { asHex, toRecordIdentity } from '#lifecycle/record.ts'
import { findSeenInTime, isCosigned } from '#public-log/proof.ts'
import { readRecordEntries } from '#public-log/record-entries.ts'
import { settleDeck } from '../deck-settlement.ts'
import { computeTicketRoot } from '../end-deck.ts'
import { readRoundLines } from './round-lines.ts'
import type { LineSource } from './write-section.ts'
import { findCountersignedRows } from '../queries/deck-rounds.ts'
import { findDeck, findDeckResult, findDeckSeal } from '../queries/decks.ts'
import { sumSales } from '../queries/tickets.ts'
import { readLoggedEntry } from '../logged-entry.ts'

export interface BuiltDeckRecord {
  readonly record: SealedDeckRecord
  readonly link: Bytes
  /** The lines of the rounds, which depend on the checkpoint of the record. */
  readonly rounds: LineSource
}

/** Later than every cosignature so far. */
const aheadMs = 60_000
/** A successor chain counts a day after its entry. */
const successorWaitMs = 86_400_000

/** The public record of an ended deck. Undefined until a quorum of witnesses has seen the result. */
export const buildDeckRecord = async (
  tx: Tx,
  chain: BeaconChain,
  memberId: number,
  id: number,
): Promise<BuiltDeckRecord | undefined> => {
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
    sales: String(await sumSales(tx, memberId, id)),
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
  const rounds = { beacon, rows, checkpoint: history.checkpoint }
  return { record, link, rounds: from => readRoundLines(tx, memberId, rounds, from) }
}
