import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readSubscriptions } from '#player/read-subscriptions.ts'

export const getPlayerGameSubscriptions: Handler<'getPlayerGameSubscriptions'> = (
  choice,
  { member, session },
  { db, now },
) => {
  const playerId = requirePlayer(session)
  return inMember(db, member.id, async tx => ({
    subscriptions: await readSubscriptions(tx, member.id, playerId, choice, now()),
  }))
}
