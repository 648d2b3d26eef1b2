import { gameListFlushMs } from '@fairground/contract/constants'
import { type EventsMessage, messageKinds } from '@fairground/contract/channel'
import type { EventMessage } from '@fairground/contract/events'
import { topicKind, type Topic } from '@fairground/contract/topics'
import { type Broker, decode } from '#broker/broker.ts'
import { allTopics, topicSubject } from '#broker/subjects.ts'
import { encodeMessage } from './codec.ts'
import { frameOf } from './frame.ts'
import { keptMs, type TopicFrame, TopicLog } from './topic-log.ts'

/** Someone who follows topics: a socket of this gateway. */
export interface Viewer {
  /** A prepared frame of the topic, whose last number is `to`. */
  send(topic: Topic, frame: Buffer, to: number): void
  /** What this viewer knew of the topic is no longer certain: it needs a snapshot. */
  resync(topic: Topic): void
}

interface Followed {
  log: TopicLog
  readonly viewers: Set<Viewer>
  /** Frames of a lobby that wait to be merged into one. */
  held: TopicFrame[]
  /** Since when nobody has followed it. The log is kept a while for those who come back. */
  left: number
}

/** Of most players' events nobody here wants to know more than whose they are: they are read when asked for. */
type Listener = (topic: Topic, events: () => readonly EventMessage[]) => void

export interface Topics {
  follow(topic: Topic, viewer: Viewer): void
  leave(topic: Topic, viewer: Viewer): void
  logOf(topic: Topic): TopicLog | undefined
  onEvents(listen: Listener): void
  stop(): void
}

/** Fans the relay's frames out to the sockets of this gateway. A frame is encoded once, however many follow it. */
export const createTopics = (broker: Broker): Topics => {
  const followed = new Map<Topic, Followed>()
  const listeners: Listener[] = []

  const deliver = (topic: Topic, { viewers }: Followed, { from, to, events }: TopicFrame): void => {
    const frame = frameOf(encodeMessage([messageKinds.EVENTS, topic, from, to, events]))
    for (const viewer of viewers) viewer.send(topic, frame, to)
  }

  const resyncAll = (): void => {
    for (const [topic, entry] of followed) {
      entry.held = []
      entry.log = new TopicLog()
      for (const viewer of entry.viewers) viewer.resync(topic)
    }
  }

  const receive = (topic: Topic, read: () => TopicFrame): void => {
    for (const listen of listeners) listen(topic, () => read().events)
    const entry = followed.get(topic)
    if (!entry) return
    const frame = read()
    const kind = entry.log.add(frame, Date.now())
    if (kind === 'repeat' || entry.viewers.size === 0) return
    if (kind === 'gap') {
      entry.held = []
      for (const viewer of entry.viewers) viewer.resync(topic)
    } else if (topicKind(topic) === 'lobby') entry.held.push(frame)
    else deliver(topic, entry, frame)
  }

  const subscription = broker.subscribe(allTopics, ({ subject, data }) => {
    let frame: TopicFrame | undefined
    receive(subject.slice(subjectPrefix) as Topic, () => (frame ??= frameIn(data)))
  })
  // What was announced while the broker was away is lost, and nothing need come to show the gap.
  broker.onReconnect(resyncAll)

  // A lobby tells its changes every 3 s in one frame: the newest of each kind about each game.
  const flush = setInterval(() => {
    for (const [topic, entry] of followed) {
      if (entry.held.length > 0) deliver(topic, entry, merge(entry.held.splice(0)))
      if (entry.viewers.size === 0 && Date.now() - entry.left > keptMs) followed.delete(topic)
    }
  }, gameListFlushMs)

  return {
    follow(topic, viewer) {
      const entry = followed.get(topic) ?? {
        log: new TopicLog(),
        viewers: new Set<Viewer>(),
        held: [],
        left: 0,
      }
      followed.set(topic, entry)
      entry.viewers.add(viewer)
    },
    leave(topic, viewer) {
      const entry = followed.get(topic)
      entry?.viewers.delete(viewer)
      if (entry?.viewers.size !== 0) return
      entry.held = []
      entry.left = Date.now()
    },
    logOf: topic => followed.get(topic)?.log,
    onEvents: listen => void listeners.push(listen),
    stop() {
      clearInterval(flush)
      subscription.unsubscribe()
    },
  }
}

const subjectPrefix = topicSubject('').length

const frameIn = (data: Uint8Array): TopicFrame => {
  const [, , from, to, events] = decode(data) as EventsMessage
  return { from, to, events }
}

/** Values are absolute, so of two events of one name about one game only the later matters. */
export const merge = (frames: readonly TopicFrame[]): TopicFrame => {
  const latest = new Map<string, EventMessage>()
  for (const event of frames.flatMap(frame => frame.events)) {
    const [name, payload] = event
    const about = 'gameInstanceId' in payload ? payload.gameInstanceId : ''
    const key = `${name}/${about}`
    latest.delete(key)
    latest.set(key, event)
  }
  return { from: frames[0]!.from, to: frames.at(-1)!.to, events: [...latest.values()] }
}
