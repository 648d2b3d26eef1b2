interface Reading<V> {
  readonly value: Promise<V>
  /** Undefined until it has begun: what changes before is in it. */
  begunAt: number | undefined
  running: boolean
  outdated: boolean
}

export interface Readings<V> {
  /** What was read a moment ago if nothing is known to have changed, otherwise what `read` gives now. */
  get(subject: string, detail: string, read: () => Promise<V>): Promise<V>
  /** The subject has changed: whoever asks from now on gets what is read from now on, in every detail. */
  changed(subject: string): void
  allChanged(): void
}

const mostDetails = 100

/**
 * One reading serves all who ask for the same within a moment. Of one thing only one reading runs at a time: those
 * who may not have its result, because something changed after it began, wait and share the next.
 */
export const createReadings = <V>(keepMs: number): Readings<V> => {
  // In the order of their last reading, the oldest first.
  const subjects = new Map<string, Map<string, Reading<V>>>()

  const mayBeUsed = ({ begunAt, outdated }: Reading<V>): boolean =>
    begunAt === undefined || (!outdated && performance.now() - begunAt < keepMs)

  const begin = (read: () => Promise<V>, earlier: Reading<V> | undefined): Reading<V> => {
    const run = async (): Promise<V> => {
      if (earlier?.running) await earlier.value.catch(() => undefined)
      reading.begunAt = performance.now()
      reading.outdated = false
      try {
        return await read()
      } catch (error) {
        reading.outdated = true
        throw error
      } finally {
        reading.running = false
      }
    }
    const reading: Reading<V> = {
      begunAt: undefined,
      running: true,
      outdated: false,
      value: Promise.resolve().then(run),
    }
    return reading
  }

  const isOver = ({ begunAt, running }: Reading<V>): boolean =>
    !running && performance.now() - begunAt! >= keepMs

  /** As many as are added are dropped, so that nothing is kept long after it was of use. */
  const dropOld = (): void => {
    let looked = 0
    for (const [subject, details] of subjects) {
      if (looked++ === 2 || ![...details.values()].every(isOver)) return
      subjects.delete(subject)
    }
  }

  const outdate = (details: Map<string, Reading<V>> | undefined): void => {
    for (const reading of details?.values() ?? []) reading.outdated = true
  }

  return {
    get(subject, detail, read) {
      const details = subjects.get(subject) ?? new Map<string, Reading<V>>()
      const known = details.get(detail)
      if (known && mayBeUsed(known)) return known.value
      dropOld()
      if (details.size >= mostDetails) details.clear()
      const reading = begin(read, known)
      details.set(detail, reading)
      subjects.delete(subject)
      subjects.set(subject, details)
      return reading.value
    },
    changed: subject => outdate(subjects.get(subject)),
    allChanged() {
      for (const details of subjects.values()) outdate(details)
    },
  }
}
