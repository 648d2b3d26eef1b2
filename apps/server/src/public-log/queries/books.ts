import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The newest hashes of the journal and of the staff's audit log; null while they are empty. */
export const readChainHeads = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ journal: Buffer | null; audit: Buffer | null }>`
    SELECT (SELECT journal_hash FROM lane WHERE member_id = ${memberId}) AS journal,
           (SELECT hash FROM audit_entry WHERE member_id = ${memberId} ORDER BY seq DESC LIMIT 1) AS audit`.execute(
    tx,
  )
  return rows[0]!
}

/** The newest signed batch of receipts, undefined before the first sale. */
export const findNewestBatch = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('receipt_batch')
    .select(['n', 'hash'])
    .where('member_id', '=', memberId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The ticket trees of live instances that have grown since the newest `heads` entry. */
export const readChangedTrees = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ id: number; frontier: Buffer }>`
    SELECT i.id, i.frontier FROM game_instance i
      LEFT JOIN log_head h ON h.member_id = i.member_id AND h.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.sold > 0
       AND ('x' || encode(substring(i.frontier FROM 1 FOR 8), 'hex'))::bit(64)::bigint > coalesce(h.size, 0)
     ORDER BY i.id`.execute(tx)
  return rows
}

export const storeHeads = async (
  tx: Tx,
  memberId: number,
  heads: readonly { readonly instanceId: number; readonly size: number }[],
): Promise<void> => {
  await sql`
    INSERT INTO log_head (member_id, instance_id, size)
    SELECT ${memberId}, n.id, n.size
      FROM unnest(${heads.map(head => head.instanceId)}::integer[], ${heads.map(head => head.size)}::bigint[]) AS n (id, size)
    ON CONFLICT (member_id, instance_id) DO UPDATE SET size = excluded.size`.execute(tx)
}
