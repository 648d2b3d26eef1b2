import type { Tx } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex } from '@fairground/fair/encoding/bytes'
import type { DrawRecord } from '@fairground/fair/fd2/draw-record'
import { findKeys, readLogView } from '@fairground/fair/fd2/log-view'
import { recordHash } from '@fairground/fair/fd2/record-hash'
import { type GameRules, parseOutcome, resultText } from '@fairground/fair/games/games'
import { getTerms } from '#kinds/terms.ts'
import { readVoids } from '#instances/voids.ts'
import { findSeenInTime } from '#public-log/proof.ts'
import { readRecordEntries } from '#public-log/record-entries.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { findChain, successorWaitMs } from '#lifecycle/chains.ts'
import { findHistoryStart, findPendingClose, findResultIndex } from '#lifecycle/close-queries.ts'
import { findBeacon, findResult } from '#lifecycle/chain-queries.ts'
import { asHex, toRecordBeacon, toRecordChain, toRecordClose, toRecordIdentity } from '#lifecycle/record.ts'
import { findPayouts } from './queries/settlement.ts'

export const toResultText = (rules: GameRules, drawn: readonly number[]): string => {
  const outcome = parseOutcome(rules, drawn)
  if (outcome === undefined) throw new Error(`${drawn.join()} is not a possible result`)
  return resultText(rules, outcome)
}

/**
 * The public record of a draw, once witnesses have seen its result. In the published file the tickets follow it, see
 * `readDrawPieces`.
 */
export const buildDrawRecord = async (
  tx: Tx,
  { beacon, platformKey }: OrganizerDeps,
  memberId: number,
  id: number,
): Promise<DrawRecord> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, instance.game_id)
  const [closed, drawn, result] = [
    await findPendingClose(tx, memberId, id),
    await findBeacon(tx, memberId, id),
    await findResult(tx, memberId, id),
  ]
  if (!closed || !drawn || !result) throw new Error(`instance ${id} has no complete draw`)
  const identity = toRecordIdentity(instance, game)
  const logged = await findResultIndex(tx, memberId, id)
  if (logged === undefined) throw new Error(`the result of instance ${id} is not in the log`)
  const from = await findHistoryStart(tx, memberId, instance)
  const history = await readRecordEntries(tx, memberId, { game: identity.game, from, to: logged })
  const deadline = roundTime(beacon.chain, Number(closed.round))
  const seen = await findSeenInTime(tx, memberId, Number(closed.log_index), deadline)
  if (!history || !seen) throw new Error(`no checkpoint covers the draw of instance ${id}`)
  const keys = findKeys(readLogView({ entries: history.entries, history }, [], undefined), {
    game: identity.game,
    before: Number(closed.log_index),
    at: closed.closed_at,
  })
  if (!keys) throw new Error(`the log has no keys of game ${identity.game}`)
  const chain = await findChain(tx, memberId, closed)
  const committed =
    chain.log_index === null
      ? null
      : await findSeenInTime(tx, memberId, Number(chain.log_index), closed.closed_at - successorWaitMs)
  const payouts = await findPayouts(tx, memberId, id)
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const record: Omit<DrawRecord, 'recordSignature'> = {
    scheme: 'FD2',
    version: 1,
    ...identity,
    rules: terms.rules,
    prizeTable: terms.prizeTable,
    closedAt: closed.closed_at,
    voids: await readVoids(tx, memberId, id),
    treeSize: closed.tree_size,
    root: asHex(closed.root),
    pool: String(closed.pool),
    jackpot: String(closed.jackpot),
    chain: { ...toRecordChain(closed, chain, result.link), committed: committed ?? null },
    beacon: toRecordBeacon(closed, beacon.chain, drawn.signature),
    close: toRecordClose(closed),
    winners: result.control_signature && { signature: asHex(result.control_signature) },
    result: { drawn: result.drawn, text: toResultText(terms.rules, result.drawn) },
    settlement: {
      payouts: payouts.map(payout => ({
        seq0: payout.seq - 1,
        tier: payout.tier,
        fromPool: String(payout.from_pool),
        fromJackpot: String(payout.from_jackpot),
      })),
      revenue: String(result.revenue),
      contribution: String(result.contribution),
      fromReserve: String(result.from_reserve),
      rollover: String(result.rollover),
      jackpotAfter: String(result.jackpot_after),
      root: asHex(result.settlement_root),
      paid: String(result.paid_from_pool + result.paid_from_jackpot),
    },
    resultSignature: asHex(result.result_signature),
    log: seen,
    history: { checkpoint: history.checkpoint },
    entries: history.entries,
    keys: keys.keys,
  }
  return { ...record, recordSignature: hex(platformKey.sign(recordHash(record))) }
}
