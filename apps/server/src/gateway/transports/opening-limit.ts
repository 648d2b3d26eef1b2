import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Limits how fast one address opens connections over HTTP. Many players of a hall can share one address. */
export const createOpeningLimit = (factor: number) => {
  const limiter = new RateLimiterMemory({ points: 50 * factor, duration: 1 })
  return async (address: string): Promise<boolean> => {
    try {
      await limiter.consume(address)
      return true
    } catch (refused) {
      if (refused instanceof Error) throw refused
      return false
    }
  }
}
