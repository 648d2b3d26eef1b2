import { Type, type Static } from 'typebox'
import { closed, Id, ShortText, Time } from './values.ts'

/** An event that must not be lost: sent again until the player's client acknowledges it. */
export const PersistentEvent = closed({
  eventId: Id,
  name: ShortText,
  at: Time,
  payload: Type.Record(Type.String(), Type.Unknown()),
})
export type PersistentEvent = Static<typeof PersistentEvent>
