import { type ClientMessage, messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { connectTimeoutMs, pingCycleMs, releaseTag } from '@fairground/contract/constants'
import { endsSession, type Fault } from '@fairground/contract/errors'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import type { KindOf, Topic } from '@fairground/contract/topics'
import { decode, encode } from '#codec.ts'
import {
  type ConnectionChange,
  type ConnectionState,
  initialConnection,
  nextConnection,
  staysAway,
} from '#connection-state.ts'
import { pendingCalls } from '#pending-calls.ts'
import { reconnectDelayMs } from '#reconnect-delay.ts'
import type { Caller } from '#rest.ts'
import { addPing, latencyMs, offsetMs, type ServerClock, unknownClock } from '#server-clock.ts'
import type { TokenStore } from '#token-store.ts'
import { type TopicHandler, topicSubscriptions } from '#topic-subscriptions.ts'

export interface ChannelOptions {
  readonly url: string
  readonly siteKey: string
  readonly token: TokenStore
  readonly WebSocket?: typeof globalThis.WebSocket
  readonly now?: () => number
  readonly random?: () => number
  readonly onState?: (state: ConnectionState) => void
  /** A fault that answers no call, such as a topic that may not be read. */
  readonly onFault?: (fault: Fault) => void
}

export interface Channel extends Caller {
  readonly open: () => void
  readonly close: () => void
  /** Tell the server of a token that came another way, on the connection that is open. */
  readonly reauthenticate: () => void
  /** Measure clock and latency now; also finds out whether the connection still lives. */
  readonly ping: () => Promise<void>
  readonly subscribe: <T extends Topic>(topic: T, handler: TopicHandler<KindOf<T>>) => () => void
  readonly state: () => ConnectionState
  readonly serverNow: () => number
  readonly clock: () => ServerClock
  readonly latencyMs: () => number | null
  readonly lastMessageAt: () => number | null
}

type Timer = ReturnType<typeof setTimeout> | undefined

export const channelClient = ({
  url,
  siteKey,
  token,
  WebSocket = globalThis.WebSocket,
  now = Date.now,
  random = Math.random,
  onState,
  onFault,
}: ChannelOptions): Channel => {
  let socket: WebSocket | null = null
  let connection = initialConnection
  let clock = unknownClock
  let heardAt: number | null = null
  let retryTimer: Timer
  let connectTimer: Timer
  let pingTimer: Timer

  const change = (happened: ConnectionChange): void => {
    connection = nextConnection(connection, happened)
    onState?.(connection)
  }

  const send = (message: ClientMessage): boolean => {
    if (socket === null || connection.status !== 'connected') return false
    socket.send(encode(message))
    return true
  }

  const calls = pendingCalls({
    send: (id, operation, input) => send([messageKinds.CALL, id, operation, input]),
    onTimeout: () => drop(socket),
  })

  const topics = topicSubscriptions({
    sendSubscribe: lastSeqs => send([messageKinds.SUBSCRIBE, lastSeqs]),
    sendUnsubscribe: left => send([messageKinds.UNSUBSCRIBE, left]),
  })

  const stopTimers = (): void => {
    clearTimeout(retryTimer)
    clearTimeout(connectTimer)
    clearInterval(pingTimer)
  }

  const letGo = (): void => {
    stopTimers()
    const old = socket
    socket = null
    old?.close()
    calls.connectionBroke()
  }

  const drop = (broken: WebSocket | null): void => {
    if (broken === null || broken !== socket) return
    letGo()
    change({ kind: 'dropped' })
    if (!staysAway(connection))
      retryTimer = setTimeout(connect, reconnectDelayMs(connection.retries, random()))
  }

  const hello = (): ClientMessage => {
    const authToken = token.read()
    return [
      messageKinds.HELLO,
      { siteKey, version: releaseTag, ...(authToken === null ? {} : { authToken }) },
    ]
  }

  const connect = (): void => {
    change({ kind: 'connecting' })
    const opened = new WebSocket(url)
    socket = opened
    opened.binaryType = 'arraybuffer'
    opened.addEventListener('open', () => opened.send(encode(hello())))
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket) receive(decode(data))
    })
    opened.addEventListener('close', () => drop(opened))
    opened.addEventListener('error', () => drop(opened))
    connectTimer = setTimeout(drop, connectTimeoutMs.socket, opened)
  }

  const call = (name: OperationName, input: unknown): Promise<unknown> => calls.add(name, input)

  const ping = async (): Promise<void> => {
    const sentAt = now()
    const { serverTime } = (await call('ping', {})) as Output<'ping'>
    clock = addPing(clock, { sentAt, receivedAt: now(), serverTime })
  }

  /** A ping that fails has already marked the connection as broken; there is nobody else to tell. */
  const keepAlive = (): void => {
    ping().catch(() => undefined)
  }

  const welcome = (session: ConnectionState['session']): void => {
    const first = connection.status !== 'connected'
    if (session === 'expired') token.write(null)
    clearTimeout(connectTimer)
    change({ kind: 'welcomed', session })
    if (!first) return
    topics.resume()
    calls.sendWaiting()
    keepAlive()
    pingTimer = setInterval(keepAlive, pingCycleMs.socket)
  }

  const refuse = (id: number, fault: Fault): void => {
    if (endsSession(fault.name)) token.write(null)
    if (id === 0) onFault?.(fault)
    else calls.reject(id, fault)
  }

  const receive = (message: ServerMessage | null): void => {
    heardAt = now()
    if (message === null) return drop(socket)
    switch (message[0]) {
      case messageKinds.WELCOME:
        return welcome(message[1].sessionState)
      case messageKinds.REPLY:
        if (message[3]) token.write(message[3])
        return calls.resolve(message[1], message[2])
      case messageKinds.FAULT:
        return refuse(message[1], message[2])
      case messageKinds.EVENTS:
        return topics.events(message[1], message[2], message[3], message[4])
      case messageKinds.SNAPSHOT:
        return topics.snapshot(message[1], message[2], message[3])
      case messageKinds.BYE:
        change({ kind: 'bye', reason: message[1].reason })
        if (staysAway(connection)) token.write(null)
        return drop(socket)
    }
  }

  return {
    open: () => {
      if (socket !== null) return
      clearTimeout(retryTimer)
      connect()
    },
    close: () => {
      letGo()
      calls.rejectAll()
      change({ kind: 'closed' })
    },
    reauthenticate: () => {
      send(hello())
    },
    call: async <N extends OperationName>(name: N, input: Input<N>) => {
      const output = (await call(name, input)) as Output<N>
      if (name === 'logout') token.write(null)
      return output
    },
    ping,
    subscribe: topics.add,
    state: () => connection,
    serverNow: () => now() + offsetMs(clock),
    clock: () => clock,
    latencyMs: () => latencyMs(clock),
    lastMessageAt: () => heardAt,
  }
}
