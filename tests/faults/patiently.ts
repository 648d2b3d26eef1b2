import { pause } from './pause.ts'

const giveUpAfterMs = 120_000
const retryAfterMs = 150

/** Tries again and again, however often it fails: what was killed comes back. */
export const patiently = async <T>(
  attempt: () => Promise<T>,
  onFailure: () => void = () => undefined,
): Promise<T> => {
  const deadline = Date.now() + giveUpAfterMs
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
