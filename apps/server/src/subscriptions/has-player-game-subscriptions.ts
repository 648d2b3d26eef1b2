import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { isRowId } from '#platform/row-id.ts'
import { hasSubscription } from './queries.ts'

export const hasPlayerGameSubscriptions: Handler<'hasPlayerGameSubscriptions'> = (
  { gameId },
  { member, session },
  { db },
) => {
  const playerId = requirePlayer(session)
  if (gameId !== undefined && !isRowId(gameId)) return { result: false }
  return inMember(db, member.id, async tx => ({
    result: await hasSubscription(tx, { memberId: member.id, playerId }, gameId),
  }))
}
