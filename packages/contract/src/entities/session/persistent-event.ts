import { Type, type Static } from 'typebox'
import { closed, Id, ShortText, Time } from '#entities/values.ts'

/** An event that is sent again until the player's client acknowledges it. */
export const PersistentEvent = closed({
  eventId: Id,
  name: ShortText,
  at: Time,
  payload: Type.Record(Type.String(), Type.Unknown()),
  notificationId: Type.Optional(
    Type.Integer({ ...Id, description: 'The same fact in the list of notifications.' }),
  ),
})
export type PersistentEvent = Static<typeof PersistentEvent>
