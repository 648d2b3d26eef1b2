import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { DrawRecord } from '@fairground/fair/record/draw-record'
import { type GameRules, parseOutcome, resultText } from '@fairground/fair/games/games'
import { recordHash } from '@fairground/fair/record/record-hash'
import { getTerms } from '#kinds/terms.ts'
import { readVoids } from '#instances/voids.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { findBeacon, findCommit, findResult } from '#lifecycle/chain-queries.ts'
import { asHex, toRecordBeacon, toRecordChain, toRecordClose, toRecordIdentity } from '#lifecycle/record.ts'
import { findPayouts } from './queries/settlement.ts'

const toResultText = (rules: GameRules, drawn: readonly number[]): string => {
  const outcome = parseOutcome(rules, drawn)
  if (outcome === undefined) throw new Error(`${drawn.join()} is not a possible result`)
  return resultText(rules, outcome)
}

/** The public record of a draw. In the published file the tickets follow it, see `readDrawPieces`. */
export const buildDrawRecord = async (
  tx: Tx,
  { beacon, platformKey, signer }: OrganizerDeps,
  memberId: number,
  id: number,
): Promise<DrawRecord> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, instance.game_id)
  const [commit, drawn, result] = [
    await findCommit(tx, memberId, id),
    await findBeacon(tx, memberId, id),
    await findResult(tx, memberId, id),
  ]
  if (!commit || !drawn || !result || !game.chain_anchor)
    throw new Error(`instance ${id} has no complete draw`)
  const { signerKey } = await signer.call('openChain', { game: `${memberId}/${instance.game_id}` })
  const payouts = await findPayouts(tx, memberId, id)
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const record = {
    scheme: 'FD1' as const,
    version: 1 as const,
    ...toRecordIdentity(instance, game),
    rules: terms.rules,
    prizeTable: terms.prizeTable,
    closedAt: commit.closed_at,
    voids: await readVoids(tx, memberId, id),
    treeSize: commit.tree_size,
    root: asHex(commit.root),
    pool: String(commit.pool),
    jackpot: String(commit.jackpot),
    chain: toRecordChain(commit, game.chain_anchor, result.link),
    beacon: toRecordBeacon(commit, beacon.chain, drawn.signature),
    close: toRecordClose(commit),
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
      rollover: String(result.rollover),
      jackpotAfter: String(result.jackpot_after),
      root: asHex(result.settlement_root),
      paid: String(result.paid_from_pool + result.paid_from_jackpot),
    },
    resultSignature: asHex(result.result_signature),
    keys: { platform: hex(platformKey.publicKey), signer: signerKey },
  }
  const recordSignature = hex(platformKey.sign(recordHash(new Uint8Array(commit.close_hash), record)))
  return { ...record, recordSignature }
}
