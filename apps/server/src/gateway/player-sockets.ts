import type { ChannelSocket } from './socket.ts'

export interface PlayerKey {
  readonly memberId: number
  readonly playerId: number
}

/** Whose the sockets of this gateway are. Every event of every player asks for them. */
export interface PlayerSockets {
  of(player: PlayerKey): readonly ChannelSocket[]
  /** The socket is this player's now, or nobody's. */
  belongs(socket: ChannelSocket, player: PlayerKey | undefined): void
}

const none: readonly ChannelSocket[] = []

export const createPlayerSockets = (): PlayerSockets => {
  const players = new Map<string, Set<ChannelSocket>>()
  const owners = new Map<ChannelSocket, string>()
  const leave = (socket: ChannelSocket): void => {
    const key = owners.get(socket)
    if (key === undefined) return
    owners.delete(socket)
    const sockets = players.get(key)!
    sockets.delete(socket)
    if (sockets.size === 0) players.delete(key)
  }
  const keyOf = ({ memberId, playerId }: PlayerKey): string => `${memberId}/${playerId}`
  return {
    of: player => {
      const sockets = players.get(keyOf(player))
      return sockets ? [...sockets] : none
    },
    belongs(socket, player) {
      leave(socket)
      if (!player) return
      const key = keyOf(player)
      const sockets = players.get(key) ?? new Set()
      players.set(key, sockets.add(socket))
      owners.set(socket, key)
    },
  }
}
