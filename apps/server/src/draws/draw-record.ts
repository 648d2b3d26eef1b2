import type { Tx } from '@fairground/database/transaction'
import { quicknet } from '@fairground/fair/beacon'
import { hex } from '@fairground/fair/bytes'
import type { DrawRecord } from '@fairground/fair/draw-record'
import { type GameRules, outcomeOf, resultText } from '@fairground/fair/games/games'
import { recordHash } from '@fairground/fair/record-hash'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { currencyOf, termsOf } from '#instance/terms.ts'
import { voidsOf } from '#instance/voids.ts'
import type { OrganizerParts } from './organizer.ts'
import { beaconOf, commitOf, gameOf, lockInstance, resultOf } from './queries.ts'

const textOf = (rules: GameRules, drawn: readonly number[]): string => {
  const outcome = outcomeOf(rules, drawn)
  if (outcome === undefined) throw new Error(`${drawn.join()} cannot have been drawn`)
  return resultText(rules, outcome)
}

const asHex = (bytes: Buffer): string => hex(new Uint8Array(bytes))

/** The public record of a draw, from the rows that decided it. Its tickets follow it in the file: `drawPieces`. */
export const buildDrawRecord = async (
  tx: Tx,
  { beacon, platformKey, signer }: OrganizerParts,
  memberId: number,
  id: number,
): Promise<DrawRecord> => {
  const instance = await lockInstance(tx, memberId, id)
  const game = await gameOf(tx, memberId, instance.game_id)
  const [commit, drawn, result] = [
    await commitOf(tx, memberId, id),
    await beaconOf(tx, memberId, id),
    await resultOf(tx, memberId, id),
  ]
  if (!commit || !drawn || !result || !game.chain_anchor)
    throw new Error(`instance ${id} has no complete draw`)
  const { signerKey } = await signer.call('openChain', { game: `${memberId}/${instance.game_id}` })
  const payouts = await tx
    .selectFrom('payout')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .orderBy('seq')
    .orderBy('n')
    .execute()
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const record = {
    scheme: 'FD1' as const,
    version: 1 as const,
    member: String(memberId),
    game: String(instance.game_id),
    instance: String(id),
    title: game.title,
    currency: instance.currency,
    decimals: CURRENCIES[currencyOf(instance.currency)].decimals,
    rules: terms.rules,
    prizeTable: terms.prizeTable,
    closedAt: commit.closed_at,
    voids: await voidsOf(tx, memberId, id),
    treeSize: commit.tree_size,
    root: asHex(commit.root),
    pool: String(commit.pool),
    jackpot: String(commit.jackpot),
    chain: {
      anchor: asHex(game.chain_anchor),
      index: commit.chain_index,
      previous: asHex(commit.previous_link),
      link: asHex(result.link),
    },
    beacon: {
      chain: commit.beacon_chain === quicknet.chainHash ? quicknet : beacon.chain,
      round: Number(commit.round),
      signature: asHex(drawn.signature),
      lastSeen: { round: Number(commit.last_seen_round), signature: asHex(commit.last_seen_signature) },
    },
    close: {
      hash: asHex(commit.close_hash),
      platformSignature: asHex(commit.platform_signature),
      signerSignature: asHex(commit.signer_signature),
      signerAt: commit.signer_at,
    },
    result: { drawn: result.drawn, text: textOf(terms.rules, result.drawn) },
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
