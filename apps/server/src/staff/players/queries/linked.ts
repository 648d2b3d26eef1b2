import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export type LinkReason = 'paymentInstrument' | 'network' | 'device' | 'phone' | 'person'

/** Several accounts that share one value. */
export interface Link {
  readonly reason: LinkReason
  readonly playerIds: readonly number[]
}

/** The newest values of a player that are compared, for each reason. */
const maxValues = 50

/**
 * For each value of the player the other players who have it, at most `limit` of them. The name of a device is shared by
 * many people, so it counts only in the same network.
 */
export const readLinks = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  limit: number,
): Promise<readonly Link[]> => {
  const others = sql`member_id = ${memberId} AND player_id <> ${playerId}`
  const { rows } = await sql<Link>`
    WITH own_payment AS (
      SELECT digest FROM saved_payment WHERE member_id = ${memberId} AND player_id = ${playerId}
       ORDER BY used_at DESC LIMIT ${maxValues}
    ), own_network AS (
      SELECT digest FROM known_origin WHERE member_id = ${memberId} AND player_id = ${playerId} AND kind = 'network'
       ORDER BY seen_at DESC LIMIT ${maxValues}
    ), own_phone AS (
      SELECT unnest(ARRAY[phone_digest, phone_home_digest]) AS digest FROM player_detail
       WHERE member_id = ${memberId} AND player_id = ${playerId}
    ), own_person AS (
      SELECT person_digest AS digest FROM player_detail
       WHERE member_id = ${memberId} AND player_id = ${playerId} AND person_digest IS NOT NULL
    ), by_network AS (
      SELECT found.ids FROM own_network o CROSS JOIN LATERAL (
        SELECT array_agg(player_id) AS ids FROM (
          SELECT player_id FROM known_origin WHERE ${others} AND kind = 'network' AND digest = o.digest
           ORDER BY player_id LIMIT ${limit}) AS f) AS found
    )
    SELECT 'paymentInstrument' AS reason, found.ids AS "playerIds" FROM own_payment o CROSS JOIN LATERAL (
      SELECT array_agg(player_id) AS ids FROM (
        SELECT player_id FROM saved_payment WHERE ${others} AND digest = o.digest LIMIT ${limit}) AS f) AS found
     WHERE found.ids IS NOT NULL
    UNION ALL
    SELECT 'network', ids FROM by_network WHERE ids IS NOT NULL
    UNION ALL
    SELECT 'device', array_agg(DISTINCT k.player_id) FROM by_network n
      JOIN known_origin k ON k.member_id = ${memberId} AND k.player_id = ANY(n.ids) AND k.kind = 'device'
      JOIN known_origin d ON d.member_id = ${memberId} AND d.player_id = ${playerId} AND d.kind = 'device'
                         AND d.digest = k.digest
     HAVING count(*) > 0
    UNION ALL
    SELECT 'phone', found.ids FROM own_phone o CROSS JOIN LATERAL (
      SELECT array_agg(player_id) AS ids FROM (
        SELECT player_id FROM player_detail WHERE ${others} AND phone_digest = o.digest
        UNION
        (SELECT player_id FROM player_detail WHERE ${others} AND phone_home_digest = o.digest LIMIT ${limit})) AS f) AS found
     WHERE found.ids IS NOT NULL
    UNION ALL
    SELECT 'person', found.ids FROM own_person o CROSS JOIN LATERAL (
      SELECT array_agg(player_id) AS ids FROM (
        SELECT player_id FROM player_detail WHERE ${others} AND person_digest = o.digest LIMIT ${limit}) AS f) AS found
     WHERE found.ids IS NOT NULL`.execute(tx)
  return rows
}

export const readLinkedPlayers = (tx: Tx, memberId: number, ids: readonly number[]) =>
  tx
    .selectFrom('player')
    .select(['id', 'username', 'status', 'created_at'])
    .where('member_id', '=', memberId)
    // The zero keeps the list from being empty, which is invalid SQL.
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
