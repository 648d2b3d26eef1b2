import type { ByeReason } from '@fairground/contract/channel'
import type { ClientInfo } from '#gateway/client-info.ts'
import type { ChannelCounts } from '#gateway/limits/channel-counts.ts'
import type { Line } from '#gateway/outgoing.ts'
import { ChannelSocket, type SocketDeps } from '#gateway/socket.ts'
import type { ChannelWire } from './channel-wire.ts'

/** The open channels of this gateway, over all transports. */
export interface Channels {
  /** Reports whether the address may have one more channel. */
  hasRoom(address: string): boolean
  open(wire: ChannelWire, line: Line, from: ClientInfo): ChannelSocket
  byeAll(reason: ByeReason): void
}

export const createChannels = (
  deps: SocketDeps,
  counts: ChannelCounts,
  onCount: (count: number) => void,
): Channels => {
  const channels = new Set<ChannelSocket>()
  return {
    hasRoom: address => counts.hasRoom(address),
    open(wire, line, from) {
      const channel = new ChannelSocket(wire, line, from, deps)
      const release = counts.add(from.address)
      channels.add(channel)
      onCount(channels.size)
      wire.on('close', () => {
        release()
        channels.delete(channel)
        onCount(channels.size)
      })
      return channel
    },
    byeAll(reason) {
      for (const channel of channels) channel.bye(reason)
    },
  }
}
