import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { openOrigin } from '#sign-in/index.ts'
import { readSessions } from './queries/sessions.ts'

export const listSessions: Handler<'listSessions'> = async (_, { member, session }, { db, vault }) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const rows = await inMember(db, member.id, tx => readSessions(tx, session))
  return {
    sessions: rows.map(row => {
      const origin = openOrigin(vault, session, row.wrapped, row.sealed_origin)
      return {
        sessionId: String(row.id),
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
