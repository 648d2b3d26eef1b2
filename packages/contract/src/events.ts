import type { Static, TSchema } from 'typebox'
import type { Category } from './events/event.ts'
import { gameEvents } from './events/game-events.ts'
import { clientEvents, notificationEvents, playerEvents } from './events/player-events.ts'
import type { TopicKind } from './topics.ts'

export interface EventDeclaration {
  readonly category: Category
  readonly number: number
  readonly alternateNumber?: number
  readonly topic: TopicKind
  readonly copiedTo?: TopicKind
  readonly payload: TSchema
}

export const events = {
  ...gameEvents,
  ...playerEvents,
  ...clientEvents,
  ...notificationEvents,
} as const satisfies Readonly<Record<string, EventDeclaration>>

export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = Static<(typeof events)[N]['payload']>

/** An event on the wire. */
export type EventMessage = { [N in EventName]: readonly [name: N, payload: EventPayload<N>] }[EventName]

export const eventNames = Object.keys(events) as readonly EventName[]

const known: ReadonlySet<string> = new Set(eventNames)

export const isEventName = (name: string): name is EventName => known.has(name)

/** Returns the topics that an event is published to. */
export const getTopics = (name: EventName): readonly TopicKind[] => {
  const { topic, copiedTo }: EventDeclaration = events[name]
  return copiedTo === undefined ? [topic] : [topic, copiedTo]
}
