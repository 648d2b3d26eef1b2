import { type EventName, type EventPayload, events } from '../events.ts'

/** The object of an event. Events of one object arrive in order. */
export type WebhookObject = 'site' | 'instance' | 'player' | 'order'

interface WebhookRule<N extends EventName> {
  readonly object: WebhookObject
  /** The fields that a webhook contains: ids and statuses, never personal data. */
  readonly fields: readonly (keyof EventPayload<N>)[]
}

const instance = { object: 'instance', fields: ['gameId', 'gameInstanceId', 'version'] } as const
const player = { object: 'player', fields: ['playerId'] } as const

/** What operators may receive of each event. Null for events that only concern browsers. */
export const webhookRules = {
  gameCreate: instance,
  gameUpdate: { ...instance, fields: [...instance.fields, 'gameStatus'] },
  gamePlaysPlayersUpdate: null,
  gameReady: { ...instance, fields: [...instance.fields, 'gameStatus', 'readyTime'] },
  gameStart: { ...instance, fields: [...instance.fields, 'gameStatus', 'tournamentStartTime'] },
  gameEnd: { ...instance, fields: [...instance.fields, 'gameStatus', 'endTime', 'winnersCount'] },
  gameProgressive: { ...instance, fields: [...instance.fields, 'progressiveWon'] },
  gameRegistrationStart: { ...instance, fields: [...instance.fields, 'gameStatus', 'registrationEndTime'] },
  gameRegistrationEnd: { ...instance, fields: [...instance.fields, 'gameStatus'] },
  gameDelete: instance,
  gameFull: { ...instance, fields: [...instance.fields, 'nextGameInstanceId'] },
  gameRefunded: instance,
  gameRescheduled: {
    ...instance,
    fields: [...instance.fields, 'gameStatus', 'tournamentStartTime', 'registrationEndTime'],
  },
  gameFailRetry: { ...instance, fields: [...instance.fields, 'gameStatus', 'attempt'] },
  gameMaintenance: { object: 'site', fields: ['MAINTENANCE_ENABLED'] },
  playerJoin: { ...player, fields: ['playerId', 'gameId', 'gameInstanceId', 'version'] },
  playerOrder: { object: 'order', fields: ['playerId', 'orderId', 'orderType', 'orderStatus'] },
  playerBalance: { ...player, fields: ['playerId', 'version'] },
  playerSegment: player,
  playerCoupon: player,
  phoneVerified: player,
  idVerification: { ...player, fields: ['playerId', 'verificationStatus'] },
  emailVerification: player,
  addressVerification: player,
  reloadVerificationRequest: player,
  clientLogin: player,
  clientInvalidate: player,
  globalMessage: null,
  privateMessage: null,
  globalUpdate: { object: 'site', fields: ['configurationVersion'] },
  playerNotification: null,
  notificationsRead: null,
} as const satisfies { readonly [N in EventName]: WebhookRule<N> | null }

/** The events that an endpoint can choose. */
export const webhookEventNames: readonly EventName[] = (Object.keys(events) as EventName[]).filter(
  name => webhookRules[name] !== null,
)
