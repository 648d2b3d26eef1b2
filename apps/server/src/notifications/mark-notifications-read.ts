import { inMember } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { countUnread, markRead } from './queries/notifications.ts'

export const markNotificationsRead: Handler<'markNotificationsRead'> = async (
  { ids = [], upTo = 0 },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    const changed = await markRead(tx, player, { ids, upTo })
    const unread = (await countUnread(tx, member.id, [player.playerId])).get(player.playerId) ?? 0
    if (changed)
      await putInOutbox(tx, member.id, announce('notificationsRead', { eventType: 5, ...player, unread }))
    return { unread }
  })
}
