import type { PlayerKey } from '#platform/player-key.ts'
import type { FoundLiveSession } from './session-lookup.ts'

interface Entry {
  readonly found: FoundLiveSession
}

const maxEntries = 100_000

const toPlayerText = ({ memberId, playerId }: PlayerKey): string => `${memberId}/${playerId}`

/** Remembers sessions by their key and forgets all of one player without reading the others. */
export const createSessionCache = <E extends Entry>() => {
  const entries = new Map<string, E>()
  const keysByPlayer = new Map<string, Set<string>>()

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    const player = toPlayerText(entry.found.live)
    const keys = keysByPlayer.get(player)
    keys?.delete(key)
    if (keys?.size === 0) keysByPlayer.delete(player)
  }

  return {
    get: (key: string): E | undefined => entries.get(key),
    remove,
    set(key: string, entry: E): void {
      if (entries.size >= maxEntries) {
        entries.clear()
        keysByPlayer.clear()
      }
      remove(key)
      entries.set(key, entry)
      const player = toPlayerText(entry.found.live)
      const keys = keysByPlayer.get(player) ?? new Set()
      keysByPlayer.set(player, keys.add(key))
    },
    forget(player: PlayerKey): void {
      const keys = keysByPlayer.get(toPlayerText(player))
      for (const key of keys ?? []) entries.delete(key)
      keysByPlayer.delete(toPlayerText(player))
    },
  }
}
