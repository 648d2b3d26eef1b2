import { Type, type Static } from 'typebox'
import { closed, Id, LongText, Nullable, ShortText, Time } from '#entities/values.ts'

/** Everything a player is notified of. */
export const notificationKinds = [
  'win',
  'result',
  'refund',
  'deposit',
  'withdrawal',
  'bonus',
  'gift',
  'verification',
  'security',
  'message',
  'supportAnswer',
  'drawReminder',
  'saferPlay',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationChannels = ['inApp', 'mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const Notification = closed({
  id: Id,
  kind: Type.Enum(notificationKinds),
  title: Type.String({ ...ShortText, description: 'In the language of the player.' }),
  text: LongText,
  path: Type.String({ maxLength: 144, pattern: '^/', description: 'The page of the site that shows more.' }),
  gameInstanceId: Nullable(Id),
  createdAt: Time,
  readAt: Nullable(Time),
})
export type Notification = Static<typeof Notification>
