import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readOfflineEvents } from '#player/offline-events.ts'

export const getOfflineEvents: Handler<'getOfflineEvents'> = async (_, { member, session }, { db }) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return { events: await inMember(db, member.id, tx => readOfflineEvents(tx, player)) }
}
