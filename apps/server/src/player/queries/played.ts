import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

interface Played {
  readonly staked: bigint
  readonly won: bigint
}

/**
 * Returns what the player staked since a moment, including fees and from every purse, and the prizes paid to them.
 * Refunded and voided plays do not count as staked.
 */
export const readPlayed = async (
  tx: Tx,
  { memberId, playerId, currency }: { memberId: number; playerId: number; currency: string },
  since: number,
): Promise<Played> => {
  const { rows } = await sql<Played>`
    SELECT (SELECT coalesce(sum(t.price + t.fee), 0)::bigint
              FROM ticket t
              JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id AND i.currency = ${currency}
             WHERE t.member_id = ${memberId} AND t.player_id = ${playerId} AND t.created_at >= to_timestamp(${since}::float8 / 1000)
               AND NOT EXISTS (SELECT FROM ticket_outcome o
                                WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                                  AND o.kind IN ('REFUND', 'VOID'))) AS staked,
           (SELECT coalesce(sum(r.amount), 0)::bigint
              FROM journal j
              JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = j.id AND r.currency = ${currency}
             WHERE j.member_id = ${memberId} AND j.player_id = ${playerId} AND j.kind <> 'join' AND j.kind IN ('pay', 'card-prize')
               AND j.created_at >= to_timestamp(${since}::float8 / 1000)) AS won`.execute(tx)
  return rows[0]!
}
