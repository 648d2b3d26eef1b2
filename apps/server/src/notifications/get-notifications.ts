import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { toNotificationView } from './notification-view.ts'
import { countUnread, readNotifications } from './queries/notifications.ts'
import { readOwnNotificationTexts } from './queries/own-texts.ts'
import { readPreferences } from './queries/preferences.ts'

export const getNotifications: Handler<'getNotifications'> = async (
  { maxResults, before },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    // One more than requested shows whether there is a next page.
    const found = await readNotifications(tx, player, { before, limit: maxResults + 1 })
    const { language } = await readPreferences(tx, player)
    const own = (await readOwnNotificationTexts(tx, member.id, [language])).get(language) ?? new Map()
    const unread = (await countUnread(tx, member.id, [player.playerId])).get(player.playerId) ?? 0
    const page = found.slice(0, maxResults)
    return {
      notifications: page.map(stored => toNotificationView(vault, member, stored, { language, own })),
      unread,
      more: found.length > maxResults,
    }
  })
}
