const maxBackoffMs = 30_000

/** A step that failed this often is reported as an error. */
export const reportAfterAttempts = 3

/** Exponential backoff with a ceiling. */
export const backoffMs = (attempts: number, maxMs = maxBackoffMs): number =>
  Math.min(250 * 2 ** Math.min(attempts, 20), maxMs)

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
