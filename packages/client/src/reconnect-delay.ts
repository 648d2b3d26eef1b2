import { reconnectRetryMs } from '@fairground/contract/constants'

const quickMs = 250

/**
 * The first retry is quick, so that a passing break goes unseen. The rest are spread over a fifth more than the
 * retry time, so that a restarted gateway does not meet all its viewers in the same moment.
 */
export const reconnectDelayMs = (retries: number, random: number): number =>
  Math.round(retries <= 1 ? quickMs * (1 + random) : reconnectRetryMs.socket * (1 + random / 5))
