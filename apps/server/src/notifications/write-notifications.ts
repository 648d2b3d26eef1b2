import type { Notification } from '@fairground/contract/entities/notifications/notification'
import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { storeMissedEvents } from '#events/missed-events.ts'
import { putInOutbox } from '#events/outbox.ts'
import { mailNotification, pushNotification } from './deliver.ts'
import { findChannels } from './kind-rules.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { toMissedEvent } from './missed-event.ts'
import type { NewNotification } from './notification-facts.ts'
import { toNotificationView } from './notification-view.ts'
import { countUnread, insertNotifications } from './queries/notifications.ts'
import { readOwnNotificationTexts } from './queries/own-texts.ts'
import { type Recipient, readRecipients } from './queries/recipients.ts'

interface Delivery {
  readonly notification: NewNotification
  readonly recipient: Recipient
  readonly channels: ReturnType<typeof findChannels>
}

/** By player. A notification without any channel is not written. */
const chooseChannels = (
  notifications: readonly NewNotification[],
  recipients: ReadonlyMap<number, Recipient>,
): ReadonlyMap<number, Delivery> => {
  const deliveries = new Map<number, Delivery>()
  for (const notification of notifications) {
    const recipient = recipients.get(notification.playerId)
    if (!recipient) continue
    const channels = findChannels(notification.kind, recipient.status, recipient, recipient.promotionsStopped)
    const isWanted = channels.inApp || channels.mail || channels.push
    if (isWanted) deliveries.set(recipient.id, { notification, recipient, channels })
  }
  return deliveries
}

/**
 * Writes the notifications of one cause, one per player, with their live events, mails and push messages. All of it is one
 * transaction, and a notification that exists already is skipped: nothing is lost or doubled by a crash.
 */
export const writeNotifications = async (
  tx: Tx,
  deps: NotificationDeps,
  notifications: readonly NewNotification[],
  quiet: boolean,
): Promise<void> => {
  const { id: memberId } = deps.member
  const playerIds = notifications.map(({ playerId }) => playerId)
  const deliveries = chooseChannels(notifications, await readRecipients(tx, memberId, playerIds))
  const additions = [...deliveries.values()].map(({ notification, channels }) => ({
    ...notification,
    listed: channels.inApp,
  }))
  const added = await insertNotifications(tx, memberId, additions)
  const missed = added
    .filter(({ listed }) => listed)
    .map(({ playerId }) => toMissedEvent(memberId, deliveries.get(playerId)!.notification))
  const eventIds = await storeMissedEvents(
    tx,
    memberId,
    missed.filter(event => event !== undefined),
  )
  const unread = await countUnread(tx, memberId, playerIds)
  const languages = [...deliveries.values()].map(({ recipient }) => recipient.language)
  const ownTexts = await readOwnNotificationTexts(tx, memberId, languages)
  for (const stored of added) {
    const { recipient, channels } = deliveries.get(stored.playerId)!
    const { language } = recipient
    const own = ownTexts.get(language) ?? new Map()
    const view = toNotificationView(deps.vault, deps.member, stored, { language, own })
    if (stored.listed && !quiet)
      await publish(tx, { memberId, playerId: recipient.id }, view, {
        unread: unread.get(recipient.id) ?? 0,
        eventId: eventIds.get(recipient.id),
      })
    if (channels.mail) await mailNotification(tx, deps, recipient, view)
    if (channels.push) await pushNotification(tx, deps, recipient, view)
  }
}

const publish = (
  tx: Tx,
  player: { readonly memberId: number; readonly playerId: number },
  notification: Notification,
  { unread, eventId }: { readonly unread: number; readonly eventId: number | undefined },
): Promise<void> =>
  putInOutbox(
    tx,
    player.memberId,
    announce('playerNotification', {
      eventType: 4,
      ...player,
      notification,
      unread,
      ...(eventId === undefined ? {} : { eventId }),
    }),
  )
