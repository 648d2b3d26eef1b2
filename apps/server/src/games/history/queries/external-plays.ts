import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { type InstanceFilter, instanceCondition, type PageRange } from '#games/queries.ts'
import type { PlayerKey } from '#platform/player-key.ts'

export interface ExternalPlay
  extends Row<'external_play', 'ticket_id' | 'instance_id' | 'bought_at' | 'currency' | 'staked' | 'won'>,
    Row<'game', 'title'> {}

/** A page of the plays that the player bought outside the site, newest first, and the number of all of them. */
export const readExternalPlays = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  filter: InstanceFilter & { readonly languageId?: string | undefined },
  { limit, offset }: PageRange,
): Promise<{ plays: ExternalPlay[]; total: number }> => {
  const matching = sql`FROM external_play e
      JOIN game_instance i ON i.member_id = e.member_id AND i.id = e.instance_id
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${filter.languageId ?? null}
     WHERE e.member_id = ${memberId} AND e.player_id = ${playerId} AND ${instanceCondition(filter)}`
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n ${matching}`.execute(tx)
  const { rows } = await sql<ExternalPlay>`
    SELECT e.ticket_id AS "ticketId", coalesce(x.title, g.title) AS title, e.instance_id AS "instanceId",
           e.bought_at AS "boughtAt", e.currency, e.staked, e.won ${matching}
     ORDER BY e.bought_at DESC, e.ticket_id LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return { plays: rows, total: counted.rows[0]?.n ?? 0 }
}
