import type { LogPosition } from './log-position.ts'

/** The transport modes of section 7 of the specification. */
export const transportModes = { socket: 1, polling: 2, rest: 3, broker: 4 } as const
export type TransportMode = (typeof transportModes)[keyof typeof transportModes]

export const isTransportMode = (value: unknown): value is TransportMode =>
  Object.values<unknown>(transportModes).includes(value)

/** The paths of the gateway that carry a transport. */
export const transportPaths = {
  socket: '/api/channel',
  polling: '/api/poll',
  events: '/api/events',
  broker: '/api/broker',
  credential: '/api/credential',
  ticket: '/api/ticket',
} as const

/** The header by which a browser says that its session is in a cookie. Other clients send `auth-token`. */
export const sessionHeader = 'session-in'
/** `newCookie`: the browser is logged out, so that only a new session goes into the cookie. */
export const sessionPlaces = { cookie: 'cookie', newCookie: 'new-cookie' } as const

/** The header with which a transport without a HELLO message sends its ticket. */
export const ticketHeader = 'session-ticket'

/** Headers of long polling: the connection, the number of a batch, and the last batch that has arrived. */
export const pollHeaders = { id: 'poll-id', batch: 'poll-batch', received: 'poll-received' } as const

/** Subjects of the publish/subscribe mode. */
export const brokerSubjects = {
  /** Followed by the operation: a request. */
  call: 'call.',
  /** Followed by a topic, and by `.after.` and a number to resume it. */
  topic: 'topic.',
  after: '.after.',
  /** After the operation of a call: the time at which it was sent, as in a CALL message. */
  sentAt: '.at.',
  /** Messages about the session, from WELCOME to BYE. */
  session: 'session',
  /** A repeated HELLO. */
  hello: 'hello',
} as const

/** The header of a REST call with the time at which it was sent, as in a CALL message. */
export const sentAtHeader = 'sent-at'

/** Undefined for a text that is no time. */
export const parseSentAt = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** The header of an event stream with the newest checkpoint of the client: `17:` and the root. */
export const logHeader = 'log-position'

export const formatLogPosition = ({ size, root }: LogPosition): string => `${size}:${root}`

export const parseLogPosition = (text: string): LogPosition | undefined => {
  const [, size, root] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  return root === undefined ? undefined : { size: Number(size), root }
}

/** The positions in an event stream: `game.1.5:17,lobby.1:3`. */
export type Positions = Readonly<Record<string, number | null>>

export const formatPositions = (positions: Positions): string =>
  Object.entries(positions)
    .filter(([, seq]) => seq !== null)
    .map(([topic, seq]) => `${topic}:${seq}`)
    .join(',')

export const parsePositions = (text: string): Positions =>
  Object.fromEntries(
    text.split(',').flatMap(part => {
      const [, topic, seq] = /^(.+):(\d{1,15})$/.exec(part) ?? []
      return topic === undefined ? [] : [[topic, Number(seq)]]
    }),
  )
