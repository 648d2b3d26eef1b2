import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

/** argon2id with the minimum memory that OWASP accepts. */
const settings = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

const maxRunning = 2
const maxWaiting = 50

export interface Passwords {
  make(password: string): Promise<string>
  /** Does the same work without a stored hash, so that the duration does not reveal whether one exists. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

/** Hashing is expensive by design, so the number of concurrent calls is limited. */
export const createPasswords = async (): Promise<Passwords> => {
  const dummyHash = await hash('nobody has this password', settings)
  const limit = createConcurrencyLimiter(maxRunning, maxWaiting)
  return {
    make: password => limit(() => hash(password, settings)),
    matches: (stored, password) =>
      limit(async () => (await verify(stored ?? dummyHash, password)) && stored !== undefined),
  }
}
