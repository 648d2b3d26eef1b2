import { type EventName, type EventPayload, getTopics } from '@fairground/contract/events'
import { gameTopic, lobbyTopic, playerTopic, type Topic, type TopicKind } from '@fairground/contract/topics'

/** One event for one topic: a row of the outbox. */
export interface Announcement {
  readonly topic: Topic
  readonly event: EventName
  readonly body: unknown
}

/** Every event is created here, with a typed payload and for the topics that the contract names. */
export const announce = <N extends EventName>(event: N, payload: EventPayload<N>): Announcement[] =>
  getTopics(event).map(kind => ({ topic: toTopic(kind, payload), event, body: payload }))

interface Addressed {
  readonly memberId: number
  readonly gameInstanceId?: number
  readonly playerId?: number
}

const toTopic = (kind: TopicKind, payload: Addressed): Topic => {
  switch (kind) {
    case 'lobby':
      return lobbyTopic(payload.memberId)
    case 'game':
      return gameTopic(payload.memberId, requireId(payload.gameInstanceId, kind))
    case 'player':
      return playerTopic(payload.memberId, requireId(payload.playerId, kind))
  }
}

const requireId = (id: number | undefined, kind: TopicKind): number => {
  if (id === undefined) throw new Error(`an event for a ${kind} topic needs the id of that ${kind}`)
  return id
}
