import { backoffMs } from '#platform/backoff.ts'

const firstBackoffMs = 250
const maxBackoffMs = 30_000

/** A step that failed this often is reported as an error. */
export const reportAfterAttempts = 3

/** The delay after a failed step of an instance. */
export const stepBackoffMs = (attempts: number, maxMs = maxBackoffMs): number =>
  backoffMs(attempts + 1, firstBackoffMs, maxMs)

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
