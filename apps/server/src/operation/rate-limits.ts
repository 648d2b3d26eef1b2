import type { OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { RateLimiterMemory } from 'rate-limiter-flexible'

export interface RateLimits {
  allow(operation: OperationName, address: string): Promise<boolean>
}

/** What anybody may ask for and what makes us write to somebody. */
const sendsMail: ReadonlySet<OperationName> = new Set([
  'requestResetPassword',
  'requestEmailConfirmation',
  'createSupportCase',
  'openTicket',
])

const signsIn: ReadonlySet<OperationName> = new Set([
  'login',
  'login.whitelabel',
  'attemptAuthentication',
  'attemptCodeAuthentication',
])

/** What takes the password of an open session: as good a place to guess it as the login. */
const comparesPassword: ReadonlySet<OperationName> = new Set([
  'updatePlayerEmail',
  'updatePlayerAddress',
  'changePassword',
  'closeAccount',
  'exportMyData',
  'payoutSubmit',
])

/** Per address: everything together, and tighter where guessing pays. `factor` loosens all of them for load tests. */
export const createRateLimits = (factor: number): RateLimits => {
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: points * factor, duration })
  const all = limiter(50, 1)
  const login = limiter(20, 60)
  const checks = limiter(10, 60)
  const money = limiter(5, 1)
  const mails = limiter(6, 60)
  // What is taken already is told here too.
  const registrations = limiter(10, 60)
  const groupOf = (name: OperationName) => {
    if (signsIn.has(name) || comparesPassword.has(name) || operations[name].area === 'security') return login
    if (operations[name].area === 'checks') return checks
    if (sendsMail.has(name)) return mails
    if (operations[name].area === 'registration') return registrations
    return 'money' in operations[name] ? money : undefined
  }
  const take = async (limit: RateLimiterMemory, key: string): Promise<boolean> => {
    try {
      await limit.consume(key)
      return true
    } catch (refused) {
      if (refused instanceof Error) throw refused
      return false
    }
  }
  return {
    allow: async (name, address) => {
      const group = groupOf(name)
      return (await take(all, address)) && (!group || (await take(group, address)))
    },
  }
}
