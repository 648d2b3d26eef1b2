import type { EventMessage } from '@fairground/contract/events'
import { type Broker, decode, encode } from './broker.ts'
import { topicFrames } from './subjects.ts'

/** Consecutive events of a topic, with their numbers. The events stay text until they are needed. */
export interface PublishedFrame {
  readonly topic: string
  readonly from: number
  readonly to: number
  /** The JSON of a list of names and payloads. */
  readonly events: string
}

/** Well below the broker's limit of 1 MiB. */
const maxMessageLength = 262_144

type Packed = readonly [topic: string, from: number, to: number, events: string]

/** Publishes frames of any topics, many in a message: the price of a message is higher than that of a frame. */
export const publishFrames = (broker: Broker, frames: readonly PublishedFrame[]): void => {
  let message: Packed[] = []
  let length = 0
  const send = (): void => {
    if (message.length > 0) broker.publishBytes(topicFrames, encode(message))
    message = []
    length = 0
  }
  for (const { topic, from, to, events } of frames) {
    if (length + events.length > maxMessageLength) send()
    message.push([topic, from, to, events])
    length += topic.length + events.length
  }
  send()
}

export const readFrames = (data: Uint8Array): PublishedFrame[] =>
  (decode(data) as Packed[]).map(([topic, from, to, events]) => ({ topic, from, to, events }))

export const readEvents = ({ events }: PublishedFrame): readonly EventMessage[] =>
  JSON.parse(events) as EventMessage[]
