import {
  type ClientMessage,
  type Hello,
  messageKinds,
  type ServerMessage,
} from '@fairground/contract/channel'
import { releaseTag } from '@fairground/contract/constants'
import type { Fault } from '@fairground/contract/errors'
import { endsSession } from '@fairground/contract/fault'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import type { TransportMode } from '@fairground/contract/transport'
import {
  type ConnectionChange,
  type ConnectionState,
  initialConnection,
  nextConnection,
  isReconnectForbidden,
} from '#connection-state.ts'
import { createFallback } from '#fallback.ts'
import type { Link, OpenLink } from '#link.ts'
import { type LogKeeper, unknownLog } from '#log-keeper.ts'
import { modeTimings } from '#mode-timings.ts'
import { pendingCalls } from '#pending-calls.ts'
import { reconnectDelayMs } from '#reconnect-delay.ts'
import type { ChannelSession } from '#session-headers.ts'
import { addPing, latencyMs, offsetMs, unknownClock } from '#server-clock.ts'
import type { TokenStore } from '#token-store.ts'
import { topicSubscriptions } from '#topic-subscriptions.ts'
import type { Transport } from '#transport.ts'

export interface TransportClientOptions {
  readonly siteKey: string
  readonly token: TokenStore
  /** Keeps the newest checkpoint of the operator's public log. Without it, the client does not watch the log. */
  readonly log?: LogKeeper | undefined
  /** The configured mode, then the modes to try when the network blocks it. */
  readonly modes: readonly [TransportMode, ...TransportMode[]]
  readonly loadLink: (mode: TransportMode) => OpenLink | Promise<OpenLink>
  /** Reports whether the server answers at all: only then does a broken connection count against its mode. */
  /** Fetches a ticket for the session of the cookie. Only needed if the token is in a cookie. */
  readonly fetchTicket?: (() => Promise<string>) | undefined
  readonly isServerReachable?: (() => Promise<boolean>) | undefined
  readonly now?: (() => number) | undefined
  readonly random?: (() => number) | undefined
  readonly onState?: ((state: ConnectionState) => void) | undefined
  /** Called for a fault that belongs to no call, such as a topic the client may not read. */
  readonly onFault?: ((fault: Fault) => void) | undefined
  /** Called with the name of each operation that the server answered with success. */
  readonly onAnswer?: ((name: OperationName) => void) | undefined
}

/** One attempt to connect and the connection that it becomes. */
interface Attempt {
  readonly mode: TransportMode
  link: Link | null
  greeted: boolean
  welcomedAt: number | null
}

type Timer = ReturnType<typeof setTimeout> | undefined

export const transportClient = ({
  siteKey,
  token,
  log,
  modes,
  loadLink,
  fetchTicket = () => Promise.resolve(''),
  isServerReachable = () => Promise.resolve(false),
  now = Date.now,
  random = Math.random,
  onState,
  onFault,
  onAnswer,
}: TransportClientOptions): Transport => {
  let attempt: Attempt | null = null
  let connection = initialConnection
  let clock = unknownClock
  let lastReceivedAt: number | null = null
  let retryTimer: Timer
  let connectTimer: Timer
  let pingTimer: Timer

  const fallback = createFallback(modes, isServerReachable)
  const timings = () => modeTimings[attempt?.mode ?? fallback.mode()]

  const applyChange = (change: ConnectionChange): void => {
    connection = nextConnection(connection, change)
    onState?.(connection)
  }

  const send = (message: ClientMessage): boolean => {
    if (!attempt?.link || connection.status !== 'connected') return false
    attempt.link.send(message)
    return true
  }

  const sendTopics = (message: ClientMessage): void => {
    if (attempt?.link?.greetsWithTopics && attempt.greeted) attempt.link.send(message)
    else send(message)
  }

  const calls = pendingCalls({
    send: ({ id, operation, input, calledAt }) =>
      send(
        clock === unknownClock
          ? [messageKinds.CALL, id, operation, input]
          : [messageKinds.CALL, id, operation, input, calledAt + offsetMs(clock)],
      ),
    now,
    onTimeout: () => handleDrop(attempt),
    timeoutMs: () => timings().requestMs,
  })

  const topics = topicSubscriptions({
    sendSubscribe: positions => sendTopics([messageKinds.SUBSCRIBE, positions]),
    sendUnsubscribe: unsubscribed => sendTopics([messageKinds.UNSUBSCRIBE, unsubscribed]),
  })

  const stopTimers = (): void => {
    clearTimeout(retryTimer)
    clearTimeout(connectTimer)
    clearInterval(pingTimer)
  }

  const disconnect = (): void => {
    stopTimers()
    const old = attempt
    attempt = null
    old?.link?.close()
    calls.handleDisconnect()
  }

  const countFailure = async ({ mode, welcomedAt }: Attempt): Promise<void> => {
    const livedMs = welcomedAt === null ? null : now() - welcomedAt
    if (!(await fallback.countFailure(mode, livedMs))) return
    if (attempt?.welcomedAt || isReconnectForbidden(connection)) return
    disconnect()
    connection = { ...connection, retries: 0 }
    connect()
  }

  const handleDrop = (broken: Attempt | null): void => {
    if (broken === null || broken !== attempt) return
    const { retryMs, maxRetries } = timings()
    disconnect()
    applyChange({ kind: 'dropped' })
    if (isReconnectForbidden(connection) || connection.retries > maxRetries) return
    retryTimer = setTimeout(connect, reconnectDelayMs(connection.retries, random(), retryMs))
    // A server that says goodbye has not been cut off by the network.
    if (connection.bye === null) void countFailure(broken)
  }

  const findSession = (): ChannelSession | Promise<ChannelSession> => {
    const authToken = token.read()
    if (authToken === null) return {}
    return token.inCookie ? fetchTicket().then(ticket => ({ ticket })) : { authToken }
  }

  const buildHello = (session: ChannelSession): Hello => {
    const position = log?.position()
    return { siteKey, version: releaseTag, ...session, ...(position ? { log: position } : {}) }
  }

  const greet = (opened: Attempt, session: ChannelSession): void => {
    if (opened !== attempt || !opened.link) return
    opened.greeted = true
    opened.link.greet(buildHello(session), opened.link.greetsWithTopics ? topics.toPositions() : {})
  }

  const openLink = async (started: Attempt): Promise<void> => {
    const drop = (): void => handleDrop(started)
    try {
      // The ticket arrives while the connection opens.
      const session = token.inCookie ? Promise.resolve(findSession()) : null
      session?.catch(drop)
      const open = await loadLink(started.mode)
      if (started !== attempt) return
      started.link = open({
        onOpen: () =>
          void Promise.resolve(session ?? findSession()).then(found => greet(started, found), drop),
        onMessage: message => {
          if (started === attempt) handleMessage(message)
        },
        onDrop: drop,
      })
    } catch {
      drop()
    }
  }

  const connect = (): void => {
    applyChange({ kind: 'connecting' })
    attempt = { mode: fallback.mode(), link: null, greeted: false, welcomedAt: null }
    connectTimer = setTimeout(handleDrop, timings().connectMs, attempt)
    void openLink(attempt)
  }

  const call = async (name: OperationName, input: unknown): Promise<unknown> => {
    const output = await calls.add(name, input)
    onAnswer?.(name)
    return output
  }

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
    if (attempt) attempt.welcomedAt ??= now()
    applyChange({ kind: 'welcomed', session })
    if (!first) return
    if (!attempt?.link?.greetsWithTopics) topics.resume()
    calls.sendQueued()
    keepAlive()
    pingTimer = setInterval(keepAlive, timings().pingMs)
  }

  const handleFault = (id: number, fault: Fault): void => {
    if (endsSession(fault.name)) token.write(null)
    if (id === 0) onFault?.(fault)
    else calls.reject(id, fault)
  }

  const handleMessage = (message: ServerMessage | null): void => {
    lastReceivedAt = now()
    if (message === null) return handleDrop(attempt)
    switch (message[0]) {
      case messageKinds.WELCOME:
        if (message[1].log) log?.receive(message[1].log)
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
        return handleDrop(attempt)
    }
  }

  return {
    open: () => {
      if (attempt !== null) return
      clearTimeout(retryTimer)
      connect()
    },
    close: () => {
      disconnect()
      calls.rejectAll()
      applyChange({ kind: 'closed' })
    },
    reauthenticate: async () => {
      const current = attempt
      if (connection.status !== 'connected' && current !== null) {
        // The connection that is being opened may have named the earlier session.
        disconnect()
        return connect()
      }
      try {
        const session = findSession()
        send([messageKinds.HELLO, buildHello(session instanceof Promise ? await session : session)])
      } catch {
        handleDrop(current)
      }
    },
    call: async <N extends OperationName>(name: N, input: Input<N>) => {
      const output = (await call(name, input)) as Output<N>
      if (name === 'logout') token.write(null)
      return output
    },
    ping,
    subscribe: topics.add,
    state: () => connection,
    mode: () => attempt?.mode ?? fallback.mode(),
    log: () => log?.state() ?? unknownLog,
    serverNow: () => now() + offsetMs(clock),
    clock: () => clock,
    latencyMs: () => latencyMs(clock),
    lastMessageAt: () => lastReceivedAt,
  }
}
