import type { Transport } from '@fairground/client/transport'
import { type EventMessage, events as declared } from '@fairground/contract/events'
import { type Snapshot, snapshots as shapes } from '@fairground/contract/snapshots'
import { type TopicKindFor, type Topic, type TopicKind, topicKind } from '@fairground/contract/topics'
import { until } from '@fairground/testkit/server/until'
import { Check } from 'typebox/value'

/** Follows a topic like a site and records its messages. A message that violates the contract fails the test. */
export const follow = <T extends Topic>(channel: Transport, topic: T) => {
  const snapshots: { state: Snapshot<TopicKindFor<T>>; seq: number }[] = []
  const frames: { events: readonly EventMessage[]; to: number; at: number }[] = []
  const misshapen: unknown[] = []
  const kind: TopicKind = topicKind(topic)
  const leave = channel.subscribe(topic, {
    onSnapshot(state, seq) {
      if (!Check(shapes[kind], state)) misshapen.push(state)
      snapshots.push({ state, seq })
    },
    onEvents(events, to) {
      misshapen.push(...events.filter(([name, payload]) => !Check(declared[name].payload, payload)))
      frames.push({ events, to, at: performance.now() })
    },
  })
  const names = () => frames.flatMap(({ events }) => events.map(([name]) => name))
  return {
    snapshots,
    frames,
    misshapen,
    leave,
    names,
    /** The play counts of the events so far. The relay may also deliver the event that opened the instance. */
    playCounts: () =>
      frames.flatMap(({ events }) =>
        events.flatMap(([name, payload]) =>
          name === 'gamePlaysPlayersUpdate' ? [payload.gamePlayCurrent] : [],
        ),
      ),
    snapshot: (count = 1) => until(`snapshot ${count} of ${topic}`, () => snapshots[count - 1]),
    event: (name: EventMessage[0], count = 1) =>
      until(`${name} of ${topic}`, () => names().filter(each => each === name).length >= count),
  }
}

export const connected = (channel: Transport) =>
  until('connected', () => channel.state().status === 'connected')
