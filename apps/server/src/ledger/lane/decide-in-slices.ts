import { setImmediate } from 'node:timers/promises'

/** Large enough that its statements are worth their price. */
const sliceSize = 200

interface Slices {
  /** How many journals the next slice would have. */
  readonly countJournals: () => number
  readonly write: () => Promise<void>
}

/**
 * Decides the commands of a batch in order. The database writes one slice of the journals while the next one is decided: a
 * settlement spends about as much time in the one as in the other. All slices belong to the transaction of the batch.
 */
export const decideInSlices = async <T>(
  decisions: readonly (() => T)[],
  { countJournals, write }: Slices,
): Promise<{ readonly replies: T[]; readonly written: Promise<unknown> }> => {
  const replies: T[] = []
  const writes: Promise<void>[] = []
  for (const decide of decisions) {
    replies.push(decide())
    if (countJournals() < sliceSize) continue
    const writing = write()
    // The batch waits for all slices at its end and fails there.
    writing.catch(() => undefined)
    writes.push(writing)
    // The rest of the slice is sent when the socket can take it.
    await setImmediate()
  }
  return { replies, written: Promise.all(writes) }
}
