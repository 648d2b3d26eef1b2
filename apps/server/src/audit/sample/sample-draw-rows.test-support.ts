import type { DrawRecord } from '@fairground/fair/record/draw-record'
import type { Settlement } from '@fairground/fair/settlement/settlement'
import type { Pool } from 'pg'

const bytes = (text: string): Buffer => Buffer.from(text, 'hex')
const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** Writes the rows of a draw as its organisers do. */
export const writeDraw = async (
  owner: Pool,
  memberId: number,
  id: number,
  { chain, beacon, close, result, settlement, ...record }: DrawRecord,
  plan: Settlement,
): Promise<void> => {
  const at = [memberId, id]
  await owner.query(
    `INSERT INTO draw_commit (member_id, instance_id, game_id, chain_index, previous_link, beacon_chain, round, closed_at, tree_size, root,
                              pool, jackpot, close_hash, platform_signature, signer_signature, signer_at, last_seen_round, last_seen_signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), $9, $10, $11, $12, $13, $14, $15, to_timestamp($16::float8 / 1000), $17, $18)`,
    [
      ...at,
      Number(record.game),
      chain.index,
      bytes(chain.previous),
      beacon.chain.chainHash,
      beacon.round,
      record.closedAt,
      record.treeSize,
      bytes(record.root),
      record.pool,
      record.jackpot,
      bytes(close.hash),
      bytes(close.platformSignature),
      bytes(close.signerSignature),
      close.signerAt,
      beacon.lastSeen.round,
      bytes(beacon.lastSeen.signature),
    ],
  )
  await owner.query(
    'INSERT INTO draw_beacon (member_id, instance_id, round, signature) VALUES ($1, $2, $3, $4)',
    [...at, beacon.round, bytes(beacon.signature)],
  )
  await owner.query(
    `INSERT INTO draw_result (member_id, instance_id, link, drawn, revenue, contribution, rollover, paid_from_pool, paid_from_jackpot,
                              from_reserve, jackpot_after, tiers, settlement_root, result_signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...at,
      bytes(chain.link),
      result.drawn,
      plan.revenue,
      plan.contribution,
      plan.rollover,
      sum(plan.payouts.map(payout => payout.fromPool)),
      sum(plan.payouts.map(payout => payout.fromJackpot)),
      plan.fromReserve,
      plan.jackpotAfter,
      JSON.stringify(plan.tiers, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      bytes(settlement.root),
      bytes(record.resultSignature),
    ],
  )
  for (const { seq0, tier, fromPool, fromJackpot } of plan.payouts) {
    await owner.query(
      'INSERT INTO payout (member_id, instance_id, seq, tier, from_pool, from_jackpot) VALUES ($1, $2, $3, $4, $5, $6)',
      [...at, seq0 + 1, tier, fromPool, fromJackpot],
    )
  }
}
