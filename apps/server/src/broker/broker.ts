import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { Packr } from 'msgpackr'
import type { Log } from '#log.ts'

const packr = new Packr({ useRecords: false, mapsAsObjects: true, int64AsType: 'bigint' })

export const encode = (value: unknown): Uint8Array => packr.pack(value)
export const decode = (bytes: Uint8Array): unknown => packr.unpack(bytes)

/** The broker as the services use it: announcements, requests, and nothing it would have to remember. */
export interface Broker {
  publish(subject: string, value: unknown): void
  publishBytes(subject: string, bytes: Uint8Array): void
  subscribe(subject: string, handle: (message: Msg) => void): Subscription
  request<T>(subject: string, value: unknown, timeoutMs: number): Promise<T>
  isConnected(): boolean
  /** Runs when the connection comes back: what was announced in between is lost and must be looked up. */
  onReconnect(run: () => void): void
  flush(): Promise<void>
  close(): Promise<void>
}

export const connectBroker = async (url: string, name: string, log: Log): Promise<Broker> => {
  const connection = await connect({
    servers: url,
    name,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
    // A stack trace kept for every request would cost more than sending it.
    noAsyncTraces: true,
  })
  const reconnected: (() => void)[] = []
  let connected = true
  void watch(connection, log, now => {
    connected = now
    if (now) for (const run of reconnected) run()
  })
  return {
    publish: (subject, value) => connection.publish(subject, encode(value)),
    publishBytes: (subject, bytes) => connection.publish(subject, bytes),
    subscribe: (subject, handle) =>
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error) log.warn({ err: error, subject }, 'subscription failed')
          else handle(message)
        },
      }),
    request: async <T>(subject: string, value: unknown, timeoutMs: number) =>
      decode((await connection.request(subject, encode(value), { timeout: timeoutMs })).data) as T,
    isConnected: () => connected,
    onReconnect: run => void reconnected.push(run),
    flush: () => connection.flush(),
    close: () => connection.drain(),
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
