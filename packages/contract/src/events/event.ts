import { Type, type TProperties } from 'typebox'
import { closed, Id, Version } from '../entities/values.ts'
import type { TopicKind } from '../topics.ts'

export const categories = { game: 0, player: 1, client: 2, notification: 3 } as const
export type Category = (typeof categories)[keyof typeof categories]

/**
 * `topic` is the topic the event is written to; `copiedTo` is a second topic with a snapshot that the event changes.
 * A client subscribed to both drops the second copy by its version.
 */
interface Routing {
  readonly topic: TopicKind
  readonly copiedTo?: TopicKind
}

/** Values are absolute, not differences, so that a dropped or repeated event is harmless. */
export const gameEvent = <const N extends number, P extends TProperties, const A extends Routing>(
  number: N,
  routing: A,
  properties: P,
) => ({
  category: categories.game,
  number,
  ...routing,
  payload: closed({
    eventType: Type.Literal(number),
    memberId: Id,
    gameId: Id,
    gameInstanceId: Id,
    version: Version,
    ...properties,
  }),
})

/** `eventId` marks an event that is sent again until the client acknowledges it. */
export const playerEvent = <const N extends number, P extends TProperties>(number: N, properties: P) => ({
  category: categories.player,
  number,
  topic: 'player' as const,
  payload: closed({
    eventType: Type.Literal(number),
    memberId: Id,
    playerId: Id,
    eventId: Type.Optional(Id),
    ...properties,
  }),
})

export const clientEvent = <const N extends number, P extends TProperties>(number: N, properties: P) => ({
  category: categories.client,
  number,
  topic: 'player' as const,
  payload: closed({ eventType: Type.Literal(number), memberId: Id, playerId: Id, ...properties }),
})

export const notificationEvent = <const N extends number, const T extends TopicKind, P extends TProperties>(
  number: N,
  topic: T,
  properties: P,
) => ({
  category: categories.notification,
  number,
  topic,
  payload: closed({ eventType: Type.Literal(number), memberId: Id, ...properties }),
})
