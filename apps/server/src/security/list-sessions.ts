import { inMember } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { Output } from '@fairground/contract/operations'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { openOrigin } from '#sign-in/origin.ts'

type EndReason = Output<'listSessions'>['sessions'][number]['endReason']

interface SessionRow {
  readonly id: bigint
  readonly created_at: number
  readonly seen_at: number
  readonly ended_at: number | null
  readonly end_reason: EndReason
  readonly sealed_origin: Buffer | null
  readonly wrapped: Buffer | null
}

const endedShown = 10

export const listSessions: Handler<'listSessions'> = async (_, { member, session }, { db, vault }) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const rows = await inMember(db, member.id, async tx => {
    const found = await sql<SessionRow>`
      SELECT s.id, s.created_at, s.seen_at, s.ended_at, s.end_reason, s.sealed_origin, k.wrapped
        FROM session s LEFT JOIN player_key k ON k.member_id = s.member_id AND k.player_id = s.player_id
       WHERE s.member_id = ${member.id} AND s.player_id = ${session.playerId}
       ORDER BY s.ended_at IS NOT NULL, s.ended_at DESC, s.id DESC
       LIMIT ${endedShown} + (SELECT count(*) FROM session
                               WHERE member_id = ${member.id} AND player_id = ${session.playerId}
                                 AND ended_at IS NULL)`.execute(tx)
    return found.rows
  })
  return {
    sessions: rows.map(row => {
      const origin = openOrigin(vault, session, row.wrapped, row.sealed_origin)
      return {
        current: row.id === session.id,
        startedAt: row.created_at,
        seenAt: row.seen_at,
        endedAt: row.ended_at,
        endReason: row.end_reason,
        device: origin?.device ?? null,
        network: origin?.network ?? null,
        country: origin?.country ?? null,
      }
    }),
  }
}
