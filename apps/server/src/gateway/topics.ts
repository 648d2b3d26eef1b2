import { gameListFlushMs } from '@fairground/contract/constants'
import { type EventsMessage, messageKinds } from '@fairground/contract/channel'
import type { EventMessage } from '@fairground/contract/events'
import { topicKind, type Topic } from '@fairground/contract/topics'
import { type Broker, decode } from '#platform/broker/broker.ts'
import { allTopics, topicFrames, topicSubject } from '#platform/broker/subjects.ts'
import { readEvents, readFrames } from '#platform/broker/topic-frames.ts'
import { OutgoingMessage } from './outgoing-message.ts'
import { maxAgeMs, type TopicFrame, TopicLog } from './topic-log.ts'

/** A channel of this gateway that follows topics. */
export interface Viewer {
  /** Sends a prepared frame of the topic. `to` is the sequence number of its last event. */
  send(topic: Topic, frame: OutgoingMessage, to: number): void
  /** The viewer missed events of the topic and needs a snapshot. */
  resync(topic: Topic): void
}

interface FollowedTopic {
  log: TopicLog
  readonly viewers: Set<Viewer>
  /** Lobby frames that wait for the next flush, which merges them into one. */
  pendingFrames: TopicFrame[]
  /** When the last viewer left. The log outlives it, so that a reconnecting viewer needs no snapshot. */
  unfollowedAt: number
}

/** Events are decoded lazily: most have no local subscriber. */
type Listener = (topic: Topic, events: () => readonly EventMessage[]) => void

export interface Topics {
  follow(topic: Topic, viewer: Viewer): void
  leave(topic: Topic, viewer: Viewer): void
  findLog(topic: Topic): TopicLog | undefined
  onEvents(listener: Listener): void
  stop(): void
}

/** Fans the relay's frames out to the sockets of this gateway. All viewers of a topic share one encoded frame. */
export const createTopics = (broker: Broker): Topics => {
  const followed = new Map<Topic, FollowedTopic>()
  const listeners: Listener[] = []

  const deliver = (topic: Topic, { viewers }: FollowedTopic, { from, to, events }: TopicFrame): void => {
    const counted = events.map(event => withViewers(event, viewers.size))
    const frame = new OutgoingMessage([messageKinds.EVENTS, topic, from, to, counted])
    for (const viewer of viewers) viewer.send(topic, frame, to)
  }

  const resyncAll = (): void => {
    for (const [topic, entry] of followed) {
      entry.pendingFrames = []
      entry.log = new TopicLog()
      for (const viewer of entry.viewers) viewer.resync(topic)
    }
  }

  const receive = (topic: Topic, read: () => TopicFrame): void => {
    for (const listener of listeners) listener(topic, () => read().events)
    const entry = followed.get(topic)
    if (!entry) return
    const frame = read()
    const kind = entry.log.add(frame, Date.now())
    if (kind === 'repeat' || entry.viewers.size === 0) return
    if (kind === 'gap') {
      entry.pendingFrames = []
      for (const viewer of entry.viewers) viewer.resync(topic)
    } else if (topicKind(topic) === 'lobby') entry.pendingFrames.push(frame)
    else deliver(topic, entry, frame)
  }

  const receiveOnce = (topic: string, read: () => TopicFrame): void => {
    let frame: TopicFrame | undefined
    receive(topic as Topic, () => (frame ??= read()))
  }
  const subscriptions = [
    broker.subscribe(topicFrames, ({ data }) => {
      for (const frame of readFrames(data))
        receiveOnce(frame.topic, () => ({ from: frame.from, to: frame.to, events: readEvents(frame) }))
    }),
    broker.subscribe(allTopics, ({ subject, data }) =>
      receiveOnce(subject.slice(subjectPrefixLength), () => decodeFrame(data)),
    ),
  ]
  // Frames published while the broker was unreachable are lost, and no later frame may reveal the gap.
  broker.onReconnect(resyncAll)

  // A lobby publishes its changes every 3 s in one frame: the latest event of each name for each game.
  const flush = setInterval(() => {
    for (const [topic, entry] of followed) {
      if (entry.pendingFrames.length > 0) deliver(topic, entry, mergeFrames(entry.pendingFrames.splice(0)))
      if (entry.viewers.size === 0 && Date.now() - entry.unfollowedAt > maxAgeMs) followed.delete(topic)
    }
  }, gameListFlushMs)

  return {
    follow(topic, viewer) {
      const entry = followed.get(topic) ?? {
        log: new TopicLog(),
        viewers: new Set<Viewer>(),
        pendingFrames: [],
        unfollowedAt: 0,
      }
      followed.set(topic, entry)
      entry.viewers.add(viewer)
    },
    leave(topic, viewer) {
      const entry = followed.get(topic)
      entry?.viewers.delete(viewer)
      if (entry?.viewers.size !== 0) return
      entry.pendingFrames = []
      entry.unfollowedAt = Date.now()
    },
    findLog: topic => followed.get(topic)?.log,
    onEvents: listener => void listeners.push(listener),
    stop() {
      clearInterval(flush)
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}

const subjectPrefixLength = topicSubject('').length

const decodeFrame = (data: Uint8Array): TopicFrame => {
  const [, , from, to, events] = decode(data) as EventsMessage
  return { from, to, events }
}

/** Browsers that reload together would overload the server, so each learns how many they are. */
const withViewers = (event: EventMessage, viewers: number): EventMessage =>
  event[0] === 'gameMaintenance' ? [event[0], { ...event[1], viewers }] : event

/** Merges frames into one. Values are absolute, so only the latest event of each name for each game is kept. */
export const mergeFrames = (frames: readonly TopicFrame[]): TopicFrame => {
  const latest = new Map<string, EventMessage>()
  for (const event of frames.flatMap(frame => frame.events)) {
    const [name, payload] = event
    const instanceId = 'gameInstanceId' in payload ? payload.gameInstanceId : ''
    const key = `${name}/${instanceId}`
    latest.delete(key)
    latest.set(key, event)
  }
  return { from: frames[0]!.from, to: frames.at(-1)!.to, events: [...latest.values()] }
}
