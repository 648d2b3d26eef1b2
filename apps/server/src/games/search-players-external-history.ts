import type { ExternalHistoryItem } from '@fairground/contract/entities/game-history'
import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { instanceFilter } from './instance-filter.ts'

interface Row {
  readonly ticket_id: string
  readonly title: string
  readonly instance_id: number
  readonly bought_at: number
  readonly currency: string
  readonly staked: bigint
  readonly won: bigint
}

/** The caller's own, whoever he names. */
export const searchPlayersExternalHistory: Handler<'searchPlayersExternalHistory'> = (
  { page, maxResults, request },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (request.playerId !== undefined && request.playerId !== playerId) return { result: [], totalCount: 0 }
  const chosen = sql`FROM external_play e
      JOIN game_instance i ON i.member_id = e.member_id AND i.id = e.instance_id
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${request.languageId ?? null}
     WHERE e.member_id = ${member.id} AND e.player_id = ${playerId} AND ${instanceFilter(request)}`
  return inMember(db, member.id, async tx => {
    const counted = await sql<{ n: number }>`SELECT count(*)::int AS n ${chosen}`.execute(tx)
    const { rows } = await sql<Row>`
      SELECT e.ticket_id, coalesce(x.title, g.title) AS title, e.instance_id, e.bought_at, e.currency, e.staked, e.won ${chosen}
       ORDER BY e.bought_at DESC, e.ticket_id LIMIT ${maxResults} OFFSET ${page * maxResults}`.execute(tx)
    return { result: rows.map(itemOf), totalCount: counted.rows[0]?.n ?? 0 }
  })
}

const itemOf = (row: Row): ExternalHistoryItem => ({
  ticketId: row.ticket_id,
  gameTitle: row.title,
  gameInstanceId: row.instance_id,
  boughtAt: row.bought_at,
  currencyId: row.currency,
  staked: decimal(row.staked, row.currency),
  won: decimal(row.won, row.currency),
})
