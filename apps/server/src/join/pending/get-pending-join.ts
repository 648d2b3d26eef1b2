import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findPendingJoin } from './queries.ts'

const statusNames = { WAITING: 'waiting', PLAYED: 'played', REFUSED: 'refused' } as const

export const getPendingJoin: Handler<'getPendingJoin'> = async (
  { pendingJoinId },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const row = isRowId(pendingJoinId)
    ? await inMember(db, member.id, tx => findPendingJoin(tx, player, pendingJoinId))
    : undefined
  if (!row) throw new Refusal('profile.notFound')
  const { request, status, answer } = row
  return { pendingJoin: request, status: statusNames[status], ...(answer && { answer }) }
}
