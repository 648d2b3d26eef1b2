import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { storePendingJoin } from '#player/pending-join.ts'

export const savePendingJoin: Handler<'savePendingJoin'> = async (
  { pendingJoin },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const pendingJoinId = await inMember(db, member.id, tx => storePendingJoin(tx, player, pendingJoin))
  return { pendingJoinId }
}
