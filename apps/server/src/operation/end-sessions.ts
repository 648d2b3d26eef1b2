import type { Tx } from '@fairground/database/transaction'
import type { EndReason, LiveSession } from './live-session.ts'

/** Ends every session of the player. The caller must invalidate the gateways' caches after the commit. */
export const endSessions = async (
  tx: Tx,
  { memberId, playerId }: Pick<LiveSession, 'memberId' | 'playerId'>,
  reason: EndReason,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every other session of the player and returns their number. */
export const closeOtherSessions = async (
  tx: Tx,
  { memberId, playerId, id }: LiveSession,
  reason: EndReason,
): Promise<number> => {
  const ended = await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

export const endSession = async (
  tx: Tx,
  session: Pick<LiveSession, 'memberId' | 'id'>,
  reason: EndReason,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', session.memberId)
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute()
}
