import type { Notification } from '@fairground/contract/entities/notifications/notification'
import type { Member } from '#operator/members.ts'
import type { Vault } from '#vault/vault.ts'
import type { NewNotification } from './notification-facts.ts'
import { findInstanceId, notificationPath } from './notification-path.ts'
import type { StoredNotification } from './queries/notifications.ts'
import type { OwnNotificationTexts } from './templates/with-own-words.ts'
import { writeWords } from './write-words.ts'

interface NotificationReader {
  readonly language: string
  /** The operator's texts in this language. */
  readonly own: OwnNotificationTexts
}

const maxTitle = 144

/** A stored notification as the contract describes it. */
export const toNotificationView = (
  vault: Vault,
  { id: memberId, name: site }: Pick<Member, 'id' | 'name'>,
  stored: StoredNotification,
  { language, own }: NotificationReader,
): Notification => {
  const { id, kind, createdAt, readAt } = stored
  const described = stored as Omit<NewNotification, 'subject'>
  const { title, text } = writeWords(vault, described, { memberId, site, language, own })
  return {
    id: Number(id),
    kind: described.kind,
    title: title.slice(0, maxTitle),
    text,
    path: notificationPath(described),
    gameInstanceId: findInstanceId(described),
    createdAt: Math.floor(createdAt),
    readAt: readAt === null ? null : Math.floor(readAt),
  } satisfies Notification & { readonly kind: typeof kind }
}
