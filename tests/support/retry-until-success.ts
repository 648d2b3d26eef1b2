import { pause } from './pause.ts'

const defaultPatienceMs = 120_000
const retryAfterMs = 150

/** Retries until the attempt succeeds or the time limit has passed, because killed processes come back. */
export const retryUntilSuccess = async <T>(
  attempt: () => Promise<T>,
  onFailure: () => void = () => undefined,
  patienceMs = defaultPatienceMs,
): Promise<T> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      onFailure()
      await pause(retryAfterMs)
    }
  }
}
