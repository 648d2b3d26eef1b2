import type { PlayerKey } from '#platform/player-key.ts'

/** The sockets of this gateway by player. Every player event looks them up. */
export interface PlayerSockets<Socket> {
  of(player: PlayerKey): readonly Socket[]
  /** Assigns the socket to a player, or to none. */
  setOwner(socket: Socket, player: PlayerKey | undefined): void
}

/** Shared, because most player events have no socket here. */
const none: readonly never[] = []

export const createPlayerSockets = <Socket>(): PlayerSockets<Socket> => {
  const players = new Map<string, Set<Socket>>()
  const owners = new Map<Socket, string>()
  const leave = (socket: Socket): void => {
    const key = owners.get(socket)
    if (key === undefined) return
    owners.delete(socket)
    const sockets = players.get(key)!
    sockets.delete(socket)
    if (sockets.size === 0) players.delete(key)
  }
  const toKey = ({ memberId, playerId }: PlayerKey): string => `${memberId}/${playerId}`
  return {
    of: player => {
      const sockets = players.get(toKey(player))
      return sockets ? [...sockets] : none
    },
    setOwner(socket, player) {
      leave(socket)
      if (!player) return
      const key = toKey(player)
      const sockets = players.get(key) ?? new Set()
      players.set(key, sockets.add(socket))
      owners.set(socket, key)
    },
  }
}
