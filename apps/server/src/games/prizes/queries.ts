import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The amount paid to each rank of a number race. */
export const readPaidRanks = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<Map<number, bigint>> => {
  const { rows } = await sql<{ rank: number; amount: bigint }>`
    SELECT substr(tier, 6)::int AS rank, from_pool + from_jackpot AS amount FROM payout
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND tier LIKE 'rank/%'`.execute(tx)
  return new Map(rows.map(row => [row.rank, row.amount]))
}
