import { transportModes } from '@fairground/contract/transport'
import { webSocketLink } from '#links/web-socket-link.ts'
import { transportClient, type TransportClientOptions } from '#transport-client.ts'
import type { Transport } from '#transport.ts'

export interface ChannelOptions
  extends Omit<TransportClientOptions, 'modes' | 'loadLink' | 'fetchTicket' | 'isServerReachable'> {
  readonly url: string
  readonly WebSocket?: typeof globalThis.WebSocket
}

/** A transport that only uses the WebSocket. */
export const channelClient = ({ url, WebSocket, ...options }: ChannelOptions): Transport =>
  transportClient({
    ...options,
    modes: [transportModes.socket],
    loadLink: () => webSocketLink({ url, WebSocket }),
  })
