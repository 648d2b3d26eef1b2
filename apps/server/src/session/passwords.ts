import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#operation/refusal.ts'

/** argon2id with the least memory OWASP's standard accepts. */
const settings = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

const atOnce = 2
const mayWait = 50

export interface Passwords {
  make(password: string): Promise<string>
  /** Takes the same work whether there is a hash to compare with or not, so that time tells nothing. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

/** Hashing is costly on purpose: a bounded few at once, a bounded queue, and then a plain "not now". */
export const createPasswords = async (): Promise<Passwords> => {
  const nobody = await hash('nobody has this password', settings)
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Refusal('request.unavailable')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place passes straight to the next in the queue: nobody who comes in between can take it too.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return {
    make: password => inTurn(() => hash(password, settings)),
    matches: (stored, password) =>
      inTurn(async () => (await verify(stored ?? nobody, password)) && stored !== undefined),
  }
}
