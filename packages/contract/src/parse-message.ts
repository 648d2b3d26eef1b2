import {
  byeReasons,
  type ClientMessage,
  type HelloMessage,
  messageKinds,
  type ServerMessage,
  sessionStates,
  type SubscribeMessage,
} from './channel.ts'
import { isFaultLike } from './fault.ts'
import { isTopic } from './topics.ts'

const maxTopics = 200
const maxNoteLength = 20_000
/** A log of 2^63 entries needs no more. */
const maxProofHashes = 64

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max
const isTopicText = (value: unknown): boolean => isText(value, 64) && isTopic(value)

const hashText = /^[0-9a-f]{64}$/
const isHash = (value: unknown): boolean => typeof value === 'string' && hashText.test(value)

const isLogPosition = (value: unknown): boolean =>
  isRecord(value) && isSeq(value['size']) && isHash(value['root'])

const isLogNews = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['checkpoint'], maxNoteLength) &&
  isSeq(value['from']) &&
  Array.isArray(value['consistency']) &&
  value['consistency'].length <= maxProofHashes &&
  value['consistency'].every(isHash)

const isHello = (value: unknown): value is HelloMessage[1] =>
  isRecord(value) &&
  isText(value['siteKey'], 128) &&
  isText(value['version'], 32) &&
  (value['authToken'] === undefined || isText(value['authToken'], 256)) &&
  (value['ticket'] === undefined || isText(value['ticket'], 256)) &&
  (value['log'] === undefined || isLogPosition(value['log']))

const isLastSeqs = (value: unknown): value is SubscribeMessage[1] =>
  isRecord(value) &&
  Object.keys(value).length <= maxTopics &&
  Object.entries(value).every(([topic, seq]) => isTopicText(topic) && (seq === null || isSeq(seq)))

const isTopics = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= maxTopics && value.every(isTopicText)

const isClientMessage = (message: readonly unknown[]): boolean => {
  const [kind, first, second, , fourth] = message
  switch (kind) {
    case messageKinds.HELLO:
      return message.length === 2 && isHello(first)
    case messageKinds.CALL:
      return (
        (message.length === 4 || (message.length === 5 && isSeq(fourth))) &&
        isSeq(first) &&
        first > 0 &&
        isText(second, 64)
      )
    case messageKinds.SUBSCRIBE:
      return message.length === 2 && isLastSeqs(first)
    case messageKinds.UNSUBSCRIBE:
      return message.length === 2 && isTopics(first)
    default:
      return false
  }
}

/** Returns null for a malformed frame; the server then closes the connection with BYE 'protocol'. */
export const parseClientMessage = (value: unknown): ClientMessage | null =>
  Array.isArray(value) && isClientMessage(value) ? (value as unknown as ClientMessage) : null

const isOneIn = (values: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && values.includes(value)

const isServerMessage = (message: readonly unknown[]): boolean => {
  const [kind, first, second, third, fourth] = message
  switch (kind) {
    case messageKinds.WELCOME:
      return (
        isRecord(first) &&
        isSeq(first['serverTime']) &&
        isOneIn(sessionStates, first['sessionState']) &&
        (first['log'] === undefined || isLogNews(first['log']))
      )
    case messageKinds.REPLY:
      return (
        isSeq(first) && message.length >= 3 && (third === undefined || third === null || isText(third, 256))
      )
    case messageKinds.FAULT:
      return isSeq(first) && isFaultLike(second)
    case messageKinds.EVENTS:
      return isTopicText(first) && isSeq(second) && isSeq(third) && Array.isArray(fourth)
    case messageKinds.SNAPSHOT:
      return isTopicText(first) && isSeq(second) && isRecord(third)
    case messageKinds.BYE:
      return isRecord(first) && isOneIn(byeReasons, first['reason'])
    default:
      return false
  }
}

/** Returns null for a malformed frame or for a kind that this client does not support. */
export const parseServerMessage = (value: unknown): ServerMessage | null =>
  Array.isArray(value) && isServerMessage(value) ? (value as unknown as ServerMessage) : null
