const firstRetryMs = 250

/**
 * The first retry is quick, so that players do not notice a short interruption. Later retries have 20 % jitter, so that
 * the clients of a restarted gateway do not all reconnect at the same moment.
 */
export const reconnectDelayMs = (retries: number, random: number, retryMs: number): number =>
  Math.round(retries <= 1 ? firstRetryMs * (1 + random) : retryMs * (1 + random / 5))
