import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readPreferencesView } from './preferences-view.ts'

export const getNotificationPreferences: Handler<'getNotificationPreferences'> = (
  _,
  { member, session },
  { db, push },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, tx => readPreferencesView(tx, player, push?.publicKey ?? null))
}
