import { Type } from 'typebox'
import { Notification } from '#entities/notifications/notification.ts'
import { NotificationPreferences, PreferenceChange } from '#entities/notifications/notification-preference.ts'
import { closed, Count, Id, LongText, MaxResults, NoInput, ResultOne, Url } from '#entities/values.ts'
import { operation } from '#operation.ts'

const Base64Url = (maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength })

export const notificationsOperations = {
  replyToSupportCase: operation({
    area: 'notifications',
    access: 'player',
    input: closed({
      caseNumber: Type.String({ pattern: '^[A-Za-z2-9]{6,10}$' }),
      message: Type.String({ ...LongText, minLength: 3 }),
    }),
    output: ResultOne,
    faults: ['support.ticketNotCreated'],
    summary: 'Adds a message to a support case of the player and opens it again.',
  }),
  getNotifications: operation({
    area: 'notifications',
    access: 'player',
    input: closed({
      maxResults: MaxResults,
      before: Type.Optional(
        Type.Integer({ ...Id, description: 'Only older notifications than this one, for the next page.' }),
      ),
    }),
    output: closed({
      notifications: Type.Array(Notification),
      unread: Count,
      more: Type.Boolean({ description: 'True if there are older ones.' }),
    }),
    faults: [],
    summary: 'Lists the notifications of the player, newest first, with the number of unread ones.',
  }),
  markNotificationsRead: operation({
    area: 'notifications',
    access: 'player',
    input: closed({
      ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
      upTo: Type.Optional(
        Type.Integer({ ...Id, description: 'Marks this notification and all older ones.' }),
      ),
    }),
    output: closed({ unread: Count }),
    faults: [],
    summary: 'Marks notifications of the player as read and returns the number of unread ones.',
  }),
  getNotificationPreferences: operation({
    area: 'notifications',
    access: 'player',
    input: NoInput,
    output: NotificationPreferences,
    faults: [],
    summary: 'Returns through which channels the player is notified of each kind.',
  }),
  setNotificationPreferences: operation({
    area: 'notifications',
    access: 'player',
    input: closed({ changes: Type.Array(PreferenceChange, { minItems: 1, maxItems: 30 }) }),
    output: NotificationPreferences,
    faults: [],
    summary: 'Switches channels on or off. A channel that is fixed for its kind is refused.',
  }),
  registerPushSubscription: operation({
    area: 'notifications',
    access: 'player',
    input: closed({ endpoint: Url, keys: closed({ p256dh: Base64Url(128), auth: Base64Url(64) }) }),
    output: ResultOne,
    faults: [],
    summary: 'Registers a browser for push messages. The endpoint must belong to a known push service.',
  }),
  removePushSubscription: operation({
    area: 'notifications',
    access: 'player',
    input: closed({ endpoint: Url }),
    output: ResultOne,
    faults: [],
    summary: 'Ends the push messages to a browser of the player.',
  }),
} as const
