/** A browser has a stream per tab and operator. */
export const maxStreamsPerSession = 12
/** An office shares one address. */
export const maxStreamsPerAddress = 200

/** Counts the open streams of each session and each address. */
export const createStreamCounts = () => {
  const counts = new Map<string, number>()
  const change = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  const isFull = (key: string, max: number): boolean => (counts.get(key) ?? 0) >= max
  return {
    /** Counts a stream until the returned function is called. Undefined if there is no room. */
    add(sessionId: number, address: string): (() => void) | undefined {
      const keys = [`session/${sessionId}`, `address/${address}`]
      if (isFull(keys[0]!, maxStreamsPerSession) || isFull(keys[1]!, maxStreamsPerAddress)) return undefined
      for (const key of keys) change(key, 1)
      return () => {
        for (const key of keys.splice(0)) change(key, -1)
      }
    },
  }
}
