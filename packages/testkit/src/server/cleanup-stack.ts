export interface CleanupStack {
  /** Adds a step. Steps run in reverse order. */
  add(close: () => unknown): void
  /** Runs all steps even if some fail, then throws the first failure. */
  run(): Promise<void>
}

export const createCleanupStack = (): CleanupStack => {
  const closers: (() => unknown)[] = []
  return {
    add: close => void closers.push(close),
    async run() {
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
