import type { EventMessage } from '@fairground/contract/events'
import type { Snapshot } from '@fairground/contract/snapshots'
import type { KindOf, Topic, TopicKind } from '@fairground/contract/topics'
import { lastSeqOf, newTopicLog, resumed, type TopicFrame, type TopicLog, takeFrame } from '#topic-log.ts'

export interface TopicHandler<K extends TopicKind = TopicKind> {
  readonly onSnapshot: (state: Snapshot<K>, seq: number) => void
  readonly onEvents: (events: readonly EventMessage[], toSeq: number) => void
}

interface Followed {
  log: TopicLog
  readonly handlers: Set<TopicHandler>
}

interface TopicSubscriptionsOptions {
  readonly sendSubscribe: (lastSeqs: Readonly<Record<string, number | null>>) => void
  readonly sendUnsubscribe: (topics: readonly Topic[]) => void
}

export const topicSubscriptions = ({ sendSubscribe, sendUnsubscribe }: TopicSubscriptionsOptions) => {
  const topics = new Map<Topic, Followed>()

  const take = (topic: Topic, frame: TopicFrame, tell: (handler: TopicHandler) => void): void => {
    const followed = topics.get(topic)
    if (followed === undefined) return
    const { log, act } = takeFrame(followed.log, frame)
    followed.log = log
    if (act === 'apply') for (const handler of followed.handlers) tell(handler)
    if (act === 'askForSnapshot') sendSubscribe({ [topic]: null })
  }

  return {
    /** A further handler of a topic also starts from a snapshot, which all its handlers then get. */
    add: <T extends Topic>(topic: T, handler: TopicHandler<KindOf<T>>): (() => void) => {
      const followed: Followed = topics.get(topic) ?? { log: newTopicLog, handlers: new Set() }
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
      take(topic, { kind: 'events', fromSeq, toSeq }, handler => handler.onEvents(events, toSeq)),

    snapshot: (topic: Topic, seq: number, state: Snapshot): void =>
      take(topic, { kind: 'snapshot', seq }, handler => handler.onSnapshot(state, seq)),

    /** On a new connection: everything followed is asked for from where it stopped. */
    resume: (): void => {
      for (const followed of topics.values()) followed.log = resumed(followed.log)
      const lastSeqs = [...topics].map(([topic, { log }]) => [topic, lastSeqOf(log)] as const)
      if (lastSeqs.length > 0) sendSubscribe(Object.fromEntries(lastSeqs))
    },
  }
}
