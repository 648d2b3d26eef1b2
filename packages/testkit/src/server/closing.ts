export interface Closing {
  /** To be closed after everything that is added later. */
  add(close: () => unknown): void
  /** Closes everything, even when something does not close well; then fails with the first that did not. */
  all(): Promise<void>
}

export const closing = (): Closing => {
  const closers: (() => unknown)[] = []
  return {
    add: close => void closers.push(close),
    async all() {
      const failures: unknown[] = []
      for (const close of closers.splice(0).toReversed()) {
        try {
          await close()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
