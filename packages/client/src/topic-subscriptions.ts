import type { EventMessage } from '@fairground/contract/events'
import type { Snapshot } from '@fairground/contract/snapshots'
import type { TopicKindFor, Topic, TopicKind } from '@fairground/contract/topics'
import type { Positions } from '@fairground/contract/transport'
import {
  getLastSeq,
  newTopicLog,
  toResuming,
  type TopicFrame,
  type TopicLog,
  applyFrame,
} from '#topic-log.ts'

export interface TopicHandler<K extends TopicKind = TopicKind> {
  readonly onSnapshot: (state: Snapshot<K>, seq: number) => void
  readonly onEvents: (events: readonly EventMessage[], toSeq: number) => void
}

interface FollowedTopic {
  log: TopicLog
  readonly handlers: Set<TopicHandler>
}

interface TopicSubscriptionsOptions {
  readonly sendSubscribe: (positions: Positions) => void
  readonly sendUnsubscribe: (topics: readonly Topic[]) => void
}

export const topicSubscriptions = ({ sendSubscribe, sendUnsubscribe }: TopicSubscriptionsOptions) => {
  const topics = new Map<Topic, FollowedTopic>()

  const applyToTopic = (topic: Topic, frame: TopicFrame, notify: (handler: TopicHandler) => void): void => {
    const followed = topics.get(topic)
    if (followed === undefined) return
    const { log, action } = applyFrame(followed.log, frame)
    followed.log = log
    if (action === 'apply') for (const handler of followed.handlers) notify(handler)
    if (action === 'requestSnapshot') sendSubscribe({ [topic]: null })
  }

  /** The last seen numbers, for a connection that resumes every topic. */
  const toPositions = (): Positions => {
    for (const followed of topics.values()) followed.log = toResuming(followed.log)
    return Object.fromEntries([...topics].map(([topic, { log }]) => [topic, getLastSeq(log)]))
  }

  return {
    /** Every new handler requests a snapshot, which is delivered to all handlers of the topic. */
    add: <T extends Topic>(topic: T, handler: TopicHandler<TopicKindFor<T>>): (() => void) => {
      const followed: FollowedTopic = topics.get(topic) ?? { log: newTopicLog, handlers: new Set() }
      const general = handler as TopicHandler
      topics.set(topic, followed)
      followed.log = newTopicLog
      followed.handlers.add(general)
      sendSubscribe({ [topic]: null })
      return () => {
        followed.handlers.delete(general)
        if (followed.handlers.size > 0 || topics.get(topic) !== followed) return
        topics.delete(topic)
        sendUnsubscribe([topic])
      }
    },

    events: (topic: Topic, fromSeq: number, toSeq: number, events: readonly EventMessage[]): void =>
      applyToTopic(topic, { kind: 'events', fromSeq, toSeq }, handler => handler.onEvents(events, toSeq)),

    snapshot: (topic: Topic, seq: number, state: Snapshot): void =>
      applyToTopic(topic, { kind: 'snapshot', seq }, handler => handler.onSnapshot(state, seq)),

    toPositions,

    /** Called on a new connection: requests the events after the last seen number of every topic. */
    resume: (): void => {
      const positions = toPositions()
      if (topics.size > 0) sendSubscribe(positions)
    },
  }
}
