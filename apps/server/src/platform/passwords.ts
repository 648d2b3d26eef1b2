import { hash, verify } from '@node-rs/argon2'
import { getCountedBlocks } from './network/address-limit.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

/** argon2id with the minimum memory that OWASP accepts. */
const settings = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

/** One address may log in 20 times a minute, so few of its calls need to wait at once. */
const limits = { maxRunning: 2, maxWaiting: 50, maxWaitingPerKey: 10 } as const

export interface Passwords {
  /** Without an address for calls that no client asked for. */
  make(password: string, address?: string): Promise<string>
  /** Does the same work without a stored hash, so that the duration does not reveal whether one exists. */
  matches(stored: string | undefined, password: string, address: string): Promise<boolean>
}

/** Hashing is expensive by design, so the number of concurrent calls is limited and address blocks take turns. */
export const createPasswords = async (): Promise<Passwords> => {
  const dummyHash = await hash('nobody has this password', settings)
  const limit = createConcurrencyLimiter(limits)
  return {
    make: (password, address = '') => limit(getWidestBlock(address), () => hash(password, settings)),
    matches: (stored, password, address) =>
      limit(
        getWidestBlock(address),
        async () => (await verify(stored ?? dummyHash, password)) && stored !== undefined,
      ),
  }
}

/** A sender can use every /64 of a /48, so the whole /48 takes one turn. */
const getWidestBlock = (address: string): string => getCountedBlocks(address).at(-1)!.block
