/** A checkpoint that this browser compared with the one before it. */
export interface SeenCheckpoint {
  readonly at: number
  readonly size: number
  /** Hexadecimal. */
  readonly root: string
  /** How many witnesses had cosigned it. */
  readonly seenBy: number
}

export interface SeenCheckpoints {
  readonly read: () => readonly SeenCheckpoint[]
  readonly add: (seen: SeenCheckpoint) => void
}

const maxSeen = 5

export const browserSeenCheckpoints = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
): SeenCheckpoints => {
  const read = (): readonly SeenCheckpoint[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(value) ? (value as SeenCheckpoint[]) : []
    } catch {
      return []
    }
  }
  return {
    read,
    add: seen => {
      const others = read().filter(({ size }) => size !== seen.size)
      storage.setItem(key, JSON.stringify([seen, ...others].slice(0, maxSeen)))
    },
  }
}
