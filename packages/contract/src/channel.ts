import type { EventMessage } from './events.ts'
import type { Fault } from './errors.ts'
import type { Input, Output } from './operations.ts'
import type { LogNews, LogPosition } from './log-position.ts'
import type { OperationName } from './operation-names.ts'
import type { Snapshot } from './snapshots.ts'
import type { Topic } from './topics.ts'

/**
 * The binary channel: every message is one msgpack array, and its first item is the message kind.
 *
 * Gap rule. Each topic numbers its events. EVENTS carries the range fromSeq to toSeq. It holds fewer events than
 * numbers when the server has merged some. fromSeq must be the last seen number plus one. Otherwise the client drops
 * the frame, sends SUBSCRIBE with null for that topic and replaces its state with the SNAPSHOT that follows.
 * SUBSCRIBE with a number requests the events after it. The server answers with EVENTS (an empty frame with toSeq =
 * fromSeq - 1 if nothing was missed), or with a SNAPSHOT if it no longer stores that many events.
 */
export const messageKinds = {
  HELLO: 1,
  CALL: 2,
  SUBSCRIBE: 3,
  UNSUBSCRIBE: 4,
  WELCOME: 11,
  REPLY: 12,
  FAULT: 13,
  EVENTS: 14,
  SNAPSHOT: 15,
  BYE: 16,
} as const

type Kinds = typeof messageKinds

/** Options of msgpackr on both ends: plain msgpack, no records, 64-bit integers as numbers. */
export const codecOptions = { useRecords: false, int64AsType: 'number', mapsAsObjects: true } as const

/** The largest frame a server accepts. */
export const maxFrameBytes = 65_536

export interface Hello {
  readonly siteKey: string
  readonly authToken?: string
  /** Names the session instead of the token; valid once. */
  readonly ticket?: string
  readonly version: string
  /** The newest checkpoint of the operator's public log that the client keeps. */
  readonly log?: LogPosition
}

export const sessionStates = ['anonymous', 'player', 'expired'] as const
export type SessionState = (typeof sessionStates)[number]

export interface Welcome {
  readonly serverTime: number
  readonly sessionState: SessionState
  readonly log?: LogNews
}

export const byeReasons = [
  'drain',
  'slow',
  'login-elsewhere',
  'banned',
  'closed',
  'restricted',
  'protocol',
] as const
export type ByeReason = (typeof byeReasons)[number]

/** The client sends HELLO again on an open connection when its token has changed. */
export type HelloMessage = readonly [kind: Kinds['HELLO'], hello: Hello]
/**
 * `sentAt` is the time at which the client sent the call, in milliseconds of the server's clock. A server that receives a
 * purchase more than 15 s later refuses it. A client that does not know the server's clock leaves it out.
 */
export type CallMessage<N extends OperationName = OperationName> = readonly [
  kind: Kinds['CALL'],
  id: number,
  operation: N,
  input: Input<N>,
  sentAt?: number,
]
export type SubscribeMessage = readonly [
  kind: Kinds['SUBSCRIBE'],
  lastSeqs: Readonly<Record<string, number | null>>,
]
export type UnsubscribeMessage = readonly [kind: Kinds['UNSUBSCRIBE'], topics: readonly Topic[]]

export type WelcomeMessage = readonly [kind: Kinds['WELCOME'], welcome: Welcome]
export type ReplyMessage<N extends OperationName = OperationName> = readonly [
  kind: Kinds['REPLY'],
  id: number,
  output: Output<N>,
  authToken?: string,
]
/** Id 0 marks a fault of the connection rather than of a call. */
export type FaultMessage = readonly [kind: Kinds['FAULT'], id: number, fault: Fault]
export type EventsMessage = readonly [
  kind: Kinds['EVENTS'],
  topic: Topic,
  fromSeq: number,
  toSeq: number,
  events: readonly EventMessage[],
]
export type SnapshotMessage = readonly [kind: Kinds['SNAPSHOT'], topic: Topic, seq: number, state: Snapshot]
export type ByeMessage = readonly [kind: Kinds['BYE'], bye: { readonly reason: ByeReason }]

/** A call as parsed from the wire. The pipeline validates its operation and input. */
export type UncheckedCall = readonly [
  kind: Kinds['CALL'],
  id: number,
  operation: string,
  input: unknown,
  sentAt?: number,
]

export type ClientMessage = HelloMessage | UncheckedCall | SubscribeMessage | UnsubscribeMessage
export type ServerMessage =
  | WelcomeMessage
  | readonly [kind: Kinds['REPLY'], id: number, output: unknown, authToken?: string]
  | FaultMessage
  | EventsMessage
  | SnapshotMessage
  | ByeMessage
