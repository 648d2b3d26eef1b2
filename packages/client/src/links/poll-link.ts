import { type ClientMessage, messageKinds } from '@fairground/contract/channel'
import { connectTimeoutMs, pollingMs } from '@fairground/contract/constants'
import { pollHeaders, transportPaths } from '@fairground/contract/transport'
import { decodeBatch, encode } from '#codec.ts'
import type { OpenLink } from '#link.ts'

interface PollLinkOptions {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
}

/** A gateway accepts no larger request. */
const maxBodyBytes = 60_000

/** The messages of the channel over HTTP: one request waits for messages, another sends them. */
export const pollLink =
  ({ baseUrl, fetch }: PollLinkOptions): OpenLink =>
  ({ onOpen, onMessage, onDrop }) => {
    const url = baseUrl + transportPaths.polling
    const aborter = new AbortController()
    const outbox: Uint8Array<ArrayBuffer>[] = []
    let id: string | null = null
    let isSending = false
    let lastBatch = 0

    const request = async (
      method: 'GET' | 'POST',
      withinMs: number,
      headers: Readonly<Record<string, string>>,
      body?: Blob,
    ): Promise<Response> => {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...(id === null ? {} : { [pollHeaders.id]: id }) },
        ...(body === undefined ? {} : { body }),
        cache: 'no-store',
        signal: AbortSignal.any([aborter.signal, AbortSignal.timeout(withinMs)]),
      })
      if (!response.ok) throw new Error(`poll: status ${response.status}`)
      return response
    }

    const post = (messages: readonly Uint8Array<ArrayBuffer>[]): Promise<Response> =>
      request(
        'POST',
        connectTimeoutMs.other,
        { 'content-type': 'application/octet-stream' },
        new Blob([...messages]),
      )

    const dropOnError = (running: Promise<unknown>): void => {
      running.catch(() => {
        if (!aborter.signal.aborted) onDrop()
      })
    }

    const takeFromOutbox = (): Uint8Array<ArrayBuffer>[] => {
      let bytes = 0
      const count = outbox.findIndex(message => (bytes += message.length) > maxBodyBytes)
      return outbox.splice(0, count < 0 ? outbox.length : Math.max(1, count))
    }

    /** One request at a time, so that messages arrive in order. */
    const flush = async (): Promise<void> => {
      if (isSending || id === null) return
      isSending = true
      while (outbox.length > 0) await post(takeFromOutbox())
      isSending = false
    }

    const poll = async (): Promise<void> => {
      while (!aborter.signal.aborted) {
        const response = await request('GET', pollingMs + connectTimeoutMs.other, {
          [pollHeaders.received]: String(lastBatch),
        })
        const batch = Number(response.headers.get(pollHeaders.batch) ?? 0)
        const bytes = new Uint8Array(await response.arrayBuffer())
        // A batch is repeated when the gateway cannot know that it has arrived.
        if (batch <= lastBatch) continue
        lastBatch = batch
        for (const message of decodeBatch(bytes)) if (!aborter.signal.aborted) onMessage(message)
      }
    }

    const open = async (hello: ClientMessage): Promise<void> => {
      const response = await post([encode(hello)])
      id = response.headers.get(pollHeaders.id)
      if (id === null) throw new Error('poll: no id')
      dropOnError(flush())
      await poll()
    }

    queueMicrotask(onOpen)
    return {
      greetsWithTopics: false,
      greet: hello => dropOnError(open([messageKinds.HELLO, hello])),
      send: message => {
        outbox.push(encode(message))
        dropOnError(flush())
      },
      close: () => {
        const old = id
        aborter.abort()
        if (old !== null) {
          const headers = { [pollHeaders.id]: old }
          fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined)
        }
      },
    }
  }
