import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { Packr } from 'msgpackr'
import type { Log } from '#platform/log.ts'
import { getInboxPrefix } from './broker-users.ts'

const packr = new Packr({ useRecords: false, mapsAsObjects: true, int64AsType: 'bigint' })

export const encode = (value: unknown): Uint8Array => packr.pack(value)
export const decode = (bytes: Uint8Array): unknown => packr.unpack(bytes)

/** Encodes a list of values that are already encoded one by one. */
export const encodeList = (values: readonly Uint8Array[]): Uint8Array => {
  const array16 = Buffer.from([0xdc, values.length >> 8, values.length & 0xff])
  return Buffer.concat([array16, ...values])
}

/** The broker carries messages and requests. It stores nothing. */
export interface Broker {
  publish(subject: string, value: unknown): void
  publishBytes(subject: string, bytes: Uint8Array): void
  /** Subscribers with the same group share the messages: each message reaches one of them. */
  subscribe(subject: string, handle: (message: Msg) => void, group?: string): Subscription
  /** Rejects when the connection is lost meanwhile: the request may or may not have been handled. */
  request(subject: string, bytes: Uint8Array, timeoutMs: number): Promise<unknown>
  isConnected(): boolean
  /** Whether the server accepts clients without a user. */
  readonly isOpen: boolean
  /** Runs after a reconnect: messages published in between are lost, so the state must be read again. */
  onReconnect(run: () => void): void
  flush(): Promise<void>
  close(): Promise<void>
}

/** `url` may hold a user and a password. `{service}` in it stands for the name. */
export const connectBroker = async (url: string, name: string, log: Log): Promise<Broker> => {
  const { servers, tls, user, pass } = readAddress(url.replaceAll('{service}', name))
  const connection = await connect({
    servers,
    ...(tls && { tls: {} }),
    ...(user !== undefined && { user, pass, inboxPrefix: getInboxPrefix(user) }),
    name,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
    // Capturing a stack trace for every request costs more than sending it.
    noAsyncTraces: true,
  })
  const reconnected: (() => void)[] = []
  let connected = true
  const pending = new Set<(lost: Error) => void>()
  void watch(connection, log, now => {
    connected = now
    if (!now) return
    for (const giveUp of pending) giveUp(new Error('the connection to the broker was lost'))
    for (const run of reconnected) run()
  })
  return {
    publish: (subject, value) => connection.publish(subject, encode(value)),
    publishBytes: (subject, bytes) => connection.publish(subject, bytes),
    subscribe: (subject, handle, group) =>
      connection.subscribe(subject, {
        ...(group !== undefined && { queue: group }),
        callback: (error, message) => {
          if (error) return log.warn({ err: error, subject }, 'subscription failed')
          try {
            handle(message)
          } catch (thrown) {
            // The library would close the connection, so that one bad message would stop the service.
            log.warn({ err: thrown, subject }, 'message not handled')
          }
        },
      }),
    request: (subject, bytes, timeoutMs) =>
      new Promise((resolve, reject) => {
        pending.add(reject)
        connection
          .request(subject, bytes, { timeout: timeoutMs })
          .then(({ data }) => resolve(decode(data)))
          .catch(reject)
          .finally(() => pending.delete(reject))
      }),
    isConnected: () => connected,
    isOpen: connection.info?.auth_required !== true,
    onReconnect: run => void reconnected.push(run),
    flush: () => connection.flush(),
    // Without a connection there is nothing to drain, and a stop must not fail.
    close: () => connection.drain().catch(() => connection.close()),
  }
}

/** The client library does not read a user from the address. */
export const readAddress = (url: string) => {
  const { protocol, username, password, host } = new URL(url)
  return {
    servers: host,
    /** The certificate must be valid for the host. NODE_EXTRA_CA_CERTS names a file with a private authority. */
    tls: protocol === 'tls:',
    user: username === '' ? undefined : decodeURIComponent(username),
    pass: decodeURIComponent(password),
  }
}

const watch = async (
  connection: NatsConnection,
  log: Log,
  changed: (connected: boolean) => void,
): Promise<void> => {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') {
      log.warn('broker disconnected')
      changed(false)
    }
    if (status.type === 'reconnect') {
      log.info('broker reconnected')
      changed(true)
    }
  }
}
