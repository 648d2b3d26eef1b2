import type { OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { RateLimiterMemory } from 'rate-limiter-flexible'

export interface RateLimits {
  allow(operation: OperationName, address: string): Promise<boolean>
}

/** Operations that send a mail, or find a player by a name. */
const sendsMail: ReadonlySet<OperationName> = new Set([
  'requestResetPassword',
  'requestEmailConfirmation',
  'createSupportCase',
  'openTicket',
  'saveGiftRecipients',
  'sendPlayerInvite',
])

const signsIn: ReadonlySet<OperationName> = new Set([
  'login',
  'login.whitelabel',
  'attemptAuthentication',
  'attemptCodeAuthentication',
])

/** Operations that verify the password of an open session, where it could be guessed like at the login. */
const comparesPassword: ReadonlySet<OperationName> = new Set([
  'updatePlayerEmail',
  'updatePlayerAddress',
  'changePassword',
  'closeAccount',
  'exportMyData',
  'payoutSubmit',
])

/** Limits per address: one for all operations and stricter ones where guessing pays. `factor` raises them for load tests. */
export const createRateLimits = (factor: number): RateLimits => {
  const limiter = (points: number, duration: number) =>
    new RateLimiterMemory({ points: points * factor, duration })
  const all = limiter(50, 1)
  const login = limiter(20, 60)
  const checks = limiter(10, 60)
  const money = limiter(5, 1)
  const mails = limiter(6, 60)
  // Registration also reveals which usernames and addresses are taken.
  const registrations = limiter(10, 60)
  const reports = limiter(5, 60)
  const getLimiter = (name: OperationName) => {
    if (name === 'reportCrash') return reports
    // It is called while a player types and compares no secret.
    if (name === 'checkNewPassword') return checks
    if (signsIn.has(name) || comparesPassword.has(name) || operations[name].area === 'security') return login
    if (operations[name].area === 'checks' || name === 'trackReferralCode') return checks
    if (sendsMail.has(name)) return mails
    if (operations[name].area === 'registration' || name === 'getPendingForm') return registrations
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
      const group = getLimiter(name)
      return (await take(all, address)) && (!group || (await take(group, address)))
    },
  }
}
