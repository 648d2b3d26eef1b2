import {
  type ClientMessage,
  type Hello,
  messageKinds,
  type UncheckedCall,
} from '@fairground/contract/channel'
import { connectTimeoutMs, requestTimeoutMs } from '@fairground/contract/constants'
import { brokerSubjects, transportPaths } from '@fairground/contract/transport'
import type { NatsConnection, Subscription } from '@nats-io/nats-core'
import { decodeBytes, encodeValue } from '#codec.ts'
import type { OpenLink } from '#link.ts'
import type { RestOptions } from '#rest.ts'
import { toChannelHeaders } from '#session-headers.ts'

interface BrokerLinkOptions extends Required<Pick<RestOptions, 'baseUrl' | 'siteKey' | 'fetch'>> {
  readonly socketUrl: string
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
}

/** Publish/subscribe: calls are requests, and each topic is a subscription, in the protocol of NATS. */
export const brokerLink =
  ({ baseUrl, socketUrl, siteKey, fetch, WebSocket = globalThis.WebSocket }: BrokerLinkOptions): OpenLink =>
  ({ onOpen, onMessage, onDrop }) => {
    const subscriptions = new Map<string, Subscription>()
    let connection: NatsConnection | null = null
    let isClosed = false

    const drop = (): void => {
      if (!isClosed) onDrop()
    }

    const receive = (error: Error | null, data: Uint8Array): void => {
      if (error === null && !isClosed) onMessage(decodeBytes(data))
    }

    const fetchCredential = async (hello: Hello): Promise<string> => {
      const response = await fetch(baseUrl + transportPaths.credential, {
        method: 'POST',
        headers: { 'site-key': siteKey, ...toChannelHeaders(hello) },
        cache: 'no-store',
        signal: AbortSignal.timeout(connectTimeoutMs.socket),
      })
      if (!response.ok) throw new Error(`credential: status ${response.status}`)
      return ((await response.json()) as { credential: string }).credential
    }

    const connect = async (hello: Hello): Promise<void> => {
      const [token, { wsconnect }] = await Promise.all([
        fetchCredential(hello),
        // Lazy: no other transport needs it.
        import('@nats-io/nats-core'),
      ])
      const opened = await wsconnect({
        servers: socketUrl,
        wsFactory: () =>
          Promise.resolve({
            socket: new WebSocket(socketUrl + transportPaths.broker),
            encrypted: socketUrl.startsWith('wss'),
          }),
        token,
        // The transport reconnects, with a new credential.
        reconnect: false,
        timeout: connectTimeoutMs.socket,
      })
      if (isClosed) return opened.close()
      connection = opened
      void opened.closed().finally(drop)
      opened.subscribe(brokerSubjects.session, { callback: (error, message) => receive(error, message.data) })
      // The credential names only the session, so the position in the public log follows in a second HELLO.
      if (hello.log !== undefined) opened.publish(brokerSubjects.hello, encodeValue(hello))
      return undefined
    }

    const call = async (
      opened: NatsConnection,
      [, id, operation, input, sentAt]: UncheckedCall,
    ): Promise<void> => {
      const at = sentAt === undefined ? '' : brokerSubjects.sentAt + sentAt
      try {
        const reply = await opened.request(brokerSubjects.call + operation + at, encodeValue(input), {
          timeout: requestTimeoutMs.channel,
        })
        const message = decodeBytes(reply.data)
        if (isClosed) return
        if (message?.[0] === messageKinds.REPLY) {
          onMessage([
            messageKinds.REPLY,
            id,
            message[2],
            ...(message[3] ? ([message[3]] as const) : ([] as const)),
          ])
        } else if (message?.[0] === messageKinds.FAULT) onMessage([messageKinds.FAULT, id, message[2]])
        else onMessage(null)
      } catch {
        // The transport rejects the call when it times out or the connection closes.
      }
    }

    const subscribe = (opened: NatsConnection, topic: string, seq: number | null): void => {
      subscriptions.get(topic)?.unsubscribe()
      const subject = brokerSubjects.topic + topic + (seq === null ? '' : brokerSubjects.after + seq)
      const callback = (error: Error | null, message: { data: Uint8Array }) => receive(error, message.data)
      subscriptions.set(topic, opened.subscribe(subject, { callback }))
    }

    const send = (message: ClientMessage): void => {
      if (connection === null) return undefined
      switch (message[0]) {
        case messageKinds.HELLO:
          return connection.publish(brokerSubjects.hello, encodeValue(message[1]))
        case messageKinds.CALL:
          return void call(connection, message)
        case messageKinds.SUBSCRIBE:
          for (const [topic, seq] of Object.entries(message[1])) subscribe(connection, topic, seq)
          return undefined
        case messageKinds.UNSUBSCRIBE:
          for (const topic of message[1]) {
            subscriptions.get(topic)?.unsubscribe()
            subscriptions.delete(topic)
          }
          return undefined
      }
    }

    queueMicrotask(onOpen)
    return {
      greetsWithTopics: false,
      greet: hello => {
        connect(hello).catch(drop)
      },
      send,
      close: () => {
        isClosed = true
        void connection?.close().catch(() => undefined)
      },
    }
  }
