import type { Notification } from '@fairground/contract/entities/notifications/notification'
import type { Tx } from '@fairground/database/transaction'
import { sendMail } from '#mail/send-mail.ts'
import { openDetails } from '#player/details.ts'
import { siteUrl } from '#player/site-link.ts'
import type { NotificationDeps } from './notification-deps.ts'
import type { Recipient } from './queries/recipients.ts'

/** Does nothing if the account has no address. */
export const mailNotification = async (
  tx: Tx,
  { member, vault, jobs, siteAddress }: NotificationDeps,
  recipient: Recipient,
  { id, title, text, path }: Notification,
): Promise<void> => {
  const player = { memberId: member.id, playerId: recipient.id }
  const to = openDetails(vault, player, recipient)?.email
  if (to === undefined) return
  const { username, language } = recipient
  const facts = { username, title, text, link: siteUrl(siteAddress, member, path) }
  const reference = `notification-${id}`
  await sendMail(tx, jobs, member, { kind: 'notification', facts, to, language, reference })
}

/** One job for each browser, so that a failed one is repeated alone. */
export const pushNotification = async (
  tx: Tx,
  { member, jobs }: NotificationDeps,
  { devices }: Recipient,
  { id, kind, title, text, path }: Notification,
): Promise<void> => {
  const message = { id: String(id), kind, title, body: text, url: path, tag: `notification-${id}` }
  for (const subscriptionId of devices) await jobs.add(tx, member.id, 'push', { subscriptionId, message })
}
