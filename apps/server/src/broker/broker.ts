import { connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { Packr } from 'msgpackr'
import type { Log } from '#log.ts'

const packr = new Packr({ useRecords: false, mapsAsObjects: true, int64AsType: 'bigint' })

export const encode = (value: unknown): Uint8Array => packr.pack(value)
export const decode = (bytes: Uint8Array): unknown => packr.unpack(bytes)

/** A list of values that were encoded one by one. */
export const encodeList = (values: readonly Uint8Array[]): Uint8Array => {
  const array16 = Buffer.from([0xdc, values.length >> 8, values.length & 0xff])
  return Buffer.concat([array16, ...values])
}

/** The broker as the services use it: announcements, requests, and nothing it would have to remember. */
export interface Broker {
  publish(subject: string, value: unknown): void
  publishBytes(subject: string, bytes: Uint8Array): void
  subscribe(subject: string, handle: (message: Msg) => void): Subscription
  /** Fails when the connection was lost meanwhile: nobody knows then whether the question or the answer got lost. */
  request(subject: string, bytes: Uint8Array, timeoutMs: number): Promise<unknown>
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
  const asking = new Set<(lost: Error) => void>()
  void watch(connection, log, now => {
    connected = now
    if (!now) return
    for (const giveUp of asking) giveUp(new Error('the connection to the broker was lost'))
    for (const run of reconnected) run()
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
    request: (subject, bytes, timeoutMs) =>
      new Promise((resolve, reject) => {
        asking.add(reject)
        connection
          .request(subject, bytes, { timeout: timeoutMs })
          .then(({ data }) => resolve(decode(data)), reject)
          .finally(() => asking.delete(reject))
      }),
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
