import { type ClientMessage, messageKinds, type ServerMessage } from '@fairground/contract/channel'
import { connectTimeoutMs, pingCycleMs, releaseTag } from '@fairground/contract/constants'
import { endsSession, type Fault } from '@fairground/contract/errors'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import type { TopicKindFor, Topic } from '@fairground/contract/topics'
import { decode, encode } from '#codec.ts'
import {
  type ConnectionChange,
  type ConnectionState,
  initialConnection,
  nextConnection,
  isReconnectForbidden,
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
  /** Called for a fault that belongs to no call, such as a topic the client may not read. */
  readonly onFault?: (fault: Fault) => void
}

export interface Channel extends Caller {
  readonly open: () => void
  readonly close: () => void
  /** Sends HELLO again on the open connection after the token changed. */
  readonly reauthenticate: () => void
  /** Measures clock offset and latency, and detects a broken connection. */
  readonly ping: () => Promise<void>
  readonly subscribe: <T extends Topic>(topic: T, handler: TopicHandler<TopicKindFor<T>>) => () => void
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
  let lastReceivedAt: number | null = null
  let retryTimer: Timer
  let connectTimer: Timer
  let pingTimer: Timer

  const applyChange = (change: ConnectionChange): void => {
    connection = nextConnection(connection, change)
    onState?.(connection)
  }

  const send = (message: ClientMessage): boolean => {
    if (socket === null || connection.status !== 'connected') return false
    socket.send(encode(message))
    return true
  }

  const calls = pendingCalls({
    send: (id, operation, input) => send([messageKinds.CALL, id, operation, input]),
    onTimeout: () => handleDrop(socket),
  })

  const topics = topicSubscriptions({
    sendSubscribe: lastSeqs => send([messageKinds.SUBSCRIBE, lastSeqs]),
    sendUnsubscribe: unsubscribed => send([messageKinds.UNSUBSCRIBE, unsubscribed]),
  })

  const stopTimers = (): void => {
    clearTimeout(retryTimer)
    clearTimeout(connectTimer)
    clearInterval(pingTimer)
  }

  const disconnect = (): void => {
    stopTimers()
    const old = socket
    socket = null
    old?.close()
    calls.handleDisconnect()
  }

  const handleDrop = (broken: WebSocket | null): void => {
    if (broken === null || broken !== socket) return
    disconnect()
    applyChange({ kind: 'dropped' })
    if (!isReconnectForbidden(connection))
      retryTimer = setTimeout(connect, reconnectDelayMs(connection.retries, random()))
  }

  const buildHello = (): ClientMessage => {
    const authToken = token.read()
    return [
      messageKinds.HELLO,
      { siteKey, version: releaseTag, ...(authToken === null ? {} : { authToken }) },
    ]
  }

  const connect = (): void => {
    applyChange({ kind: 'connecting' })
    const opened = new WebSocket(url)
    socket = opened
    opened.binaryType = 'arraybuffer'
    opened.addEventListener('open', () => opened.send(encode(buildHello())))
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket) handleMessage(decode(data))
    })
    opened.addEventListener('close', () => handleDrop(opened))
    opened.addEventListener('error', () => handleDrop(opened))
    connectTimer = setTimeout(handleDrop, connectTimeoutMs.socket, opened)
  }

  const call = (name: OperationName, input: unknown): Promise<unknown> => calls.add(name, input)

  const ping = async (): Promise<void> => {
    const sentAt = now()
    const { serverTime } = (await call('ping', {})) as Output<'ping'>
    clock = addPing(clock, { sentAt, receivedAt: now(), serverTime })
  }

  /** Ignores a failed ping, because its timeout has already marked the connection as broken. */
  const keepAlive = (): void => {
    ping().catch(() => undefined)
  }

  const handleWelcome = (session: ConnectionState['session']): void => {
    const first = connection.status !== 'connected'
    if (session === 'expired') token.write(null)
    clearTimeout(connectTimer)
    applyChange({ kind: 'welcomed', session })
    if (!first) return
    topics.resume()
    calls.sendQueued()
    keepAlive()
    pingTimer = setInterval(keepAlive, pingCycleMs.socket)
  }

  const handleFault = (id: number, fault: Fault): void => {
    if (endsSession(fault.name)) token.write(null)
    if (id === 0) onFault?.(fault)
    else calls.reject(id, fault)
  }

  const handleMessage = (message: ServerMessage | null): void => {
    lastReceivedAt = now()
    if (message === null) return handleDrop(socket)
    switch (message[0]) {
      case messageKinds.WELCOME:
        return handleWelcome(message[1].sessionState)
      case messageKinds.REPLY:
        if (message[3]) token.write(message[3])
        return calls.resolve(message[1], message[2])
      case messageKinds.FAULT:
        return handleFault(message[1], message[2])
      case messageKinds.EVENTS:
        return topics.events(message[1], message[2], message[3], message[4])
      case messageKinds.SNAPSHOT:
        return topics.snapshot(message[1], message[2], message[3])
      case messageKinds.BYE:
        applyChange({ kind: 'bye', reason: message[1].reason })
        if (isReconnectForbidden(connection)) token.write(null)
        return handleDrop(socket)
    }
  }

  return {
    open: () => {
      if (socket !== null) return
      clearTimeout(retryTimer)
      connect()
    },
    close: () => {
      disconnect()
      calls.rejectAll()
      applyChange({ kind: 'closed' })
    },
    reauthenticate: () => {
      send(buildHello())
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
    lastMessageAt: () => lastReceivedAt,
  }
}
