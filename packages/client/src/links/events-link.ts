import {
  type ClientMessage,
  type Hello,
  messageKinds,
  type UncheckedCall,
} from '@fairground/contract/channel'
import { restHeartbeatMs } from '@fairground/contract/constants'
import { parseServerMessage } from '@fairground/contract/parse-message'
import { formatLogPosition, formatPositions, logHeader, transportPaths } from '@fairground/contract/transport'
import { createParser } from 'eventsource-parser'
import { CallFault, callFault } from '#call-fault.ts'
import type { OpenLink } from '#link.ts'
import { restClient, type RestOptions } from '#rest.ts'
import { type ChannelSession, toChannelHeaders } from '#session-headers.ts'

/** Topics change in groups when a page opens, and every change opens a new stream. */
const gatherMs = 10
/** A stream that skips three heartbeats is broken. */
const silentMs = 3 * restHeartbeatMs

interface EventsLinkOptions extends RestOptions {
  /** Every stream needs a ticket of its own. */
  readonly fetchTicket: () => Promise<string>
}

/** Calls travel as REST requests; one event stream carries the pushed messages of all topics. */
export const eventsLink =
  (options: EventsLinkOptions): OpenLink =>
  handlers => {
    const { baseUrl, siteKey, token, fetchTicket, fetch = globalThis.fetch } = options
    const rest = restClient(options)
    const positions = new Map<string, number | null>()
    let stream: AbortController | null = null
    let reopenTimer: ReturnType<typeof setTimeout> | undefined
    let streamToken: string | null = null
    let log: Hello['log']
    let isClosed = false

    const receive = (data: string): void => {
      const message = parseServerMessage(parseJson(data))
      if (message?.[0] === messageKinds.EVENTS && positions.has(message[1]))
        positions.set(message[1], message[3])
      if (message?.[0] === messageKinds.SNAPSHOT && positions.has(message[1]))
        positions.set(message[1], message[2])
      handlers.onMessage(message)
    }

    const findSession = async (): Promise<ChannelSession> => {
      if (streamToken === null) return {}
      return token.inCookie ? { ticket: await fetchTicket() } : { authToken: streamToken }
    }

    /** The first stream uses the session of the greeting. */
    const openStream = (greeting?: ChannelSession): void => {
      clearTimeout(reopenTimer)
      stream?.abort()
      const opened = new AbortController()
      stream = opened
      streamToken = token.read()
      const isCurrent = (): boolean => stream === opened && !isClosed
      const read = async (): Promise<void> => {
        const session = greeting ?? (await findSession())
        if (!isCurrent()) return
        const lastEventId = formatPositions(Object.fromEntries(positions))
        const topics = [...positions.keys()].join(',')
        const response = await fetch(`${baseUrl}${transportPaths.events}?topics=${topics}`, {
          headers: {
            accept: 'text/event-stream',
            'site-key': siteKey,
            ...toChannelHeaders(session),
            ...(log === undefined ? {} : { [logHeader]: formatLogPosition(log) }),
            ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
          },
          cache: 'no-store',
          signal: opened.signal,
        })
        if (!response.ok || response.body === null) return
        const parser = createParser({
          onEvent: ({ data }) => {
            if (isCurrent()) receive(data)
          },
        })
        await readText(response.body, opened, text => parser.feed(text))
      }
      read()
        .catch(() => undefined)
        .finally(() => {
          if (isCurrent()) handlers.onDrop()
        })
    }

    const reopenSoon = (): void => {
      clearTimeout(reopenTimer)
      reopenTimer = setTimeout(openStream, gatherMs)
    }

    const call = async ([, id, operation, input, sentAt]: UncheckedCall): Promise<void> => {
      try {
        const output = await rest.call(operation as never, input as never, sentAt)
        handlers.onMessage([messageKinds.REPLY, id, output])
      } catch (error) {
        const { fault } = error instanceof CallFault ? error : callFault('browser.badResponse', error)
        handlers.onMessage([messageKinds.FAULT, id, fault])
        if (brokenConnection.has(fault.name)) handlers.onDrop()
      }
      // A login or the end of the session changes the topics that the stream may carry.
      if (token.read() !== streamToken && !isClosed) reopenSoon()
    }

    const send = (message: ClientMessage): void => {
      switch (message[0]) {
        case messageKinds.CALL:
          return void call(message)
        case messageKinds.SUBSCRIBE:
          for (const [topic, seq] of Object.entries(message[1])) positions.set(topic, seq)
          return reopenSoon()
        case messageKinds.UNSUBSCRIBE:
          for (const topic of message[1]) positions.delete(topic)
          return undefined
        case messageKinds.HELLO:
          return reopenSoon()
      }
    }

    queueMicrotask(handlers.onOpen)
    return {
      greetsWithTopics: true,
      greet: (hello, known) => {
        log = hello.log
        for (const [topic, seq] of Object.entries(known)) positions.set(topic, seq)
        openStream(hello)
      },
      send,
      close: () => {
        isClosed = true
        clearTimeout(reopenTimer)
        stream?.abort()
      },
    }
  }

const brokenConnection: ReadonlySet<string> = new Set(['session.notConnected', 'session.requestTimeout'])

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads until the stream ends or falls silent. */
const readText = async (
  body: ReadableStream<Uint8Array>,
  aborter: AbortController,
  onText: (text: string) => void,
): Promise<void> => {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const timer = setTimeout(() => aborter.abort(), silentMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    onText(decoder.decode(value, { stream: true }))
  }
}
