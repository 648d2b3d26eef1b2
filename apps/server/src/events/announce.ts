import { type EventName, type EventPayload, topicsOf } from '@fairground/contract/events'
import { gameTopic, lobbyTopic, playerTopic, type Topic, type TopicKind } from '@fairground/contract/topics'

/** An event on its way out: one row of the outbox. */
export interface Announcement {
  readonly topic: Topic
  readonly event: EventName
  readonly body: unknown
}

/** The only way an event is made: its name, its checked payload, and the topics the contract sends it to. */
export const announce = <N extends EventName>(event: N, payload: EventPayload<N>): Announcement[] =>
  topicsOf(event).map(kind => ({ topic: topicOf(kind, payload), event, body: payload }))

interface Addressed {
  readonly memberId: number
  readonly gameInstanceId?: number
  readonly playerId?: number
}

const topicOf = (kind: TopicKind, payload: Addressed): Topic => {
  switch (kind) {
    case 'lobby':
      return lobbyTopic(payload.memberId)
    case 'game':
      return gameTopic(payload.memberId, need(payload.gameInstanceId, kind))
    case 'player':
      return playerTopic(payload.memberId, need(payload.playerId, kind))
  }
}

const need = (id: number | undefined, kind: TopicKind): number => {
  if (id === undefined) throw new Error(`an event of a ${kind} topic must say which`)
  return id
}
