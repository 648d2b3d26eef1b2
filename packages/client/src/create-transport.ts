import { connectTimeoutMs } from '@fairground/contract/constants'
import { type TransportMode, transportModes, transportPaths } from '@fairground/contract/transport'
import { fallbackModes } from '#fallback.ts'
import type { OpenLink } from '#link.ts'
import { webSocketLink } from '#links/web-socket-link.ts'
import { toCallHeaders } from '#session-headers.ts'
import { transportClient, type TransportClientOptions } from '#transport-client.ts'
import type { Transport } from '#transport.ts'

export interface TransportOptions
  extends Omit<TransportClientOptions, 'modes' | 'loadLink' | 'fetchTicket' | 'isServerReachable'> {
  /** The mode that the operator has configured. */
  readonly mode: TransportMode
  /** The address of the gateway, without a path. */
  readonly baseUrl: string
  readonly memberId: number
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  readonly fetch?: typeof globalThis.fetch
}

const reachableWithinMs = 5000

/** A transport in the configured mode, with a fallback for networks that block it. */
export const createTransport = ({
  mode: configured,
  baseUrl,
  memberId,
  WebSocket,
  fetch = (input, init) => globalThis.fetch(input, init),
  ...options
}: TransportOptions): Transport => {
  const { siteKey, token } = options
  const socketUrl = baseUrl.replace(/^http/, 'ws')
  const rest = { baseUrl, memberId, siteKey, token, fetch }

  const fetchTicket = async (): Promise<string> => {
    const response = await fetch(baseUrl + transportPaths.ticket, {
      method: 'POST',
      headers: { 'site-key': siteKey, ...toCallHeaders(token) },
      signal: AbortSignal.timeout(connectTimeoutMs.socket),
    })
    if (!response.ok) throw new Error(`ticket: status ${response.status}`)
    return ((await response.json()) as { ticket: string }).ticket
  }

  const loadLink = async (mode: TransportMode): Promise<OpenLink> => {
    switch (mode) {
      case transportModes.socket:
        return webSocketLink({ url: socketUrl + transportPaths.socket, WebSocket })
      case transportModes.polling:
        return (await import('#links/poll-link.ts')).pollLink({ baseUrl, fetch })
      case transportModes.rest:
        return (await import('#links/events-link.ts')).eventsLink({ ...rest, fetchTicket })
      case transportModes.broker:
        return (await import('#links/broker-link.ts')).brokerLink({ ...rest, socketUrl, WebSocket })
    }
  }

  const isServerReachable = async (): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(reachableWithinMs)
      return (await fetch(`${baseUrl}/health`, { cache: 'no-store', signal })).ok
    } catch {
      return false
    }
  }

  return transportClient({
    ...options,
    modes: fallbackModes[configured],
    loadLink,
    fetchTicket,
    isServerReachable,
  })
}
