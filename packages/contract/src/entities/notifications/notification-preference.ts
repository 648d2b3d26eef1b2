import { Type, type Static } from 'typebox'
import { closed, Count, Nullable } from '#entities/values.ts'
import { notificationChannels, notificationKinds } from './notification.ts'

const ChannelState = Type.Enum(['on', 'off', 'always', 'never'], {
  description: 'The player can change on and off. The others are fixed for the kind.',
})

const NotificationPreference = closed({
  kind: Type.Enum(notificationKinds),
  inApp: ChannelState,
  mail: ChannelState,
  push: ChannelState,
})
export type NotificationPreference = Static<typeof NotificationPreference>

export const NotificationPreferences = closed({
  preferences: Type.Array(NotificationPreference),
  contactByEmail: Type.Boolean({
    description: 'False if the player has switched off all mail that is optional.',
  }),
  pushKey: Nullable(
    Type.String({ maxLength: 128, description: 'VAPID public key in base64url, or null without push.' }),
  ),
  pushDevices: Type.Integer({ ...Count, description: 'The number of browsers that receive push messages.' }),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

export const PreferenceChange = closed({
  kind: Type.Enum(notificationKinds),
  channel: Type.Enum(notificationChannels),
  enabled: Type.Boolean(),
})
export type PreferenceChange = Static<typeof PreferenceChange>
