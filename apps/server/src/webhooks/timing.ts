import { backoffMs } from '#platform/backoff.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long the delivery waits. A lease outlasts the last attempt that begins within `workMs`. */
export interface WebhookTiming {
  readonly pollMs: number
  readonly timeoutMs: number
  /** A worker leaves an object to others after this time. */
  readonly workMs: number
  readonly leaseMs: number
  readonly firstRetryMs: number
  readonly maxRetryMs: number
  /** An event that failed for this long is given up, and an endpoint is disabled. */
  readonly giveUpMs: number
}

export const defaultTiming: WebhookTiming = {
  pollMs: 250,
  timeoutMs: 10_000,
  workMs: 5000,
  leaseMs: 20_000,
  firstRetryMs: 5000,
  maxRetryMs: 6 * hour,
  giveUpMs: 5 * day,
}

/** Between a half and the whole of the backoff, so that objects that failed together come back apart. */
export const getRetryDelay = (
  { firstRetryMs, maxRetryMs }: WebhookTiming,
  attempts: number,
  random: number,
): number => backoffMs(attempts, firstRetryMs, maxRetryMs) * (0.5 + random / 2)
