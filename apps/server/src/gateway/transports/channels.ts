import type { ByeReason } from '@fairground/contract/channel'
import type { GetClientInfo } from '#gateway/client-info.ts'
import type { Line } from '#gateway/outgoing.ts'
import { ChannelSocket, type SocketDeps } from '#gateway/socket.ts'
import type { ChannelWire } from './channel-wire.ts'

/** The open channels of this gateway, over all transports. */
export interface Channels {
  open(wire: ChannelWire, line: Line, from: ReturnType<GetClientInfo>): ChannelSocket
  byeAll(reason: ByeReason): void
}

export const createChannels = (deps: SocketDeps, onCount: (count: number) => void): Channels => {
  const channels = new Set<ChannelSocket>()
  return {
    open(wire, line, from) {
      const channel = new ChannelSocket(wire, line, from, deps)
      channels.add(channel)
      onCount(channels.size)
      wire.on('close', () => {
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
