import type { OptionalRow, Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** A player with the choices about notifications and the encrypted details. */
export type Recipient = Row<
  'player',
  'id' | 'status' | 'username' | 'language' | 'contact_by' | 'promotions_stopped'
> &
  OptionalRow<'player_detail', 'sealed'> &
  OptionalRow<'player_key', 'wrapped'> & {
    readonly stored: Readonly<Record<string, boolean>>
    /** Browsers that receive push messages. */
    readonly devices: readonly string[]
  }

export const readRecipients = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> => {
  const { rows } = await sql<Recipient>`
    SELECT p.id, p.status, p.username, p.language, p.contact_by AS "contactBy",
           p.promotions_stopped AS "promotionsStopped", d.sealed, k.wrapped,
           coalesce((SELECT jsonb_object_agg(c.kind || '/' || c.channel, c.enabled) FROM notification_preference c
                      WHERE c.member_id = p.member_id AND c.player_id = p.id), '{}') AS stored,
           ARRAY(SELECT s.id::text FROM push_subscription s
                  WHERE s.member_id = p.member_id AND s.player_id = p.id ORDER BY s.id) AS devices
      FROM player p
      LEFT JOIN player_detail d ON d.member_id = p.member_id AND d.player_id = p.id
      LEFT JOIN player_key k ON k.member_id = p.member_id AND k.player_id = p.id
     WHERE p.member_id = ${memberId} AND p.id = ANY(${sql.val(playerIds)}::int[])`.execute(tx)
  return new Map(rows.map(row => [row.id, row]))
}
