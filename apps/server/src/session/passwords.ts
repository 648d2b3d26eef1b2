import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '#operation/turns.ts'

/** argon2id with the least memory OWASP's standard accepts. */
const settings = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

const atOnce = 2
const mayWait = 50

export interface Passwords {
  make(password: string): Promise<string>
  /** Takes the same work whether there is a hash to compare with or not, so that time tells nothing. */
  matches(stored: string | undefined, password: string): Promise<boolean>
}

/** Hashing is costly on purpose, so it goes in turns. */
export const createPasswords = async (): Promise<Passwords> => {
  const nobody = await hash('nobody has this password', settings)
  const inTurn = createTurns(atOnce, mayWait)
  return {
    make: password => inTurn(() => hash(password, settings)),
    matches: (stored, password) =>
      inTurn(async () => (await verify(stored ?? nobody, password)) && stored !== undefined),
  }
}
