import type { OperationName } from '@fairground/contract/operation-names'
import { operations } from '@fairground/contract/operations'
import { createAddressLimit, createAddressTurns, type Rate } from '#platform/network/address-limit.ts'
import { createSharedLimit, type SharedLimitDeps } from './shared-limit.ts'

export interface RateLimits {
  allow(operation: OperationName, memberId: number, address: string): Promise<boolean>
  /** Counts a message like `cost` calls. Returns 0, or the milliseconds after which the address may try again. */
  takeTurn(address: string, cost?: number): Promise<number>
}

/** Operations that send a mail, or find a player by a name. */
const sendsMail: ReadonlySet<OperationName> = new Set([
  'requestResetPassword',
  'requestEmailConfirmation',
  'createSupportCase',
  'openTicket',
  'replyToSupportCase',
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

interface LimitedGroups {
  readonly login: GroupLimit
  readonly checks: GroupLimit
  readonly money: GroupLimit
  readonly mails: GroupLimit
  readonly registrations: GroupLimit
  readonly reports: GroupLimit
}

/** Counts a call of an address at an operator. */
type GroupLimit = (address: string, memberId: number) => Promise<boolean>

const findGroup = (name: OperationName): keyof LimitedGroups | undefined => {
  if (name === 'reportCrash') return 'reports'
  // It is called while a player types and compares no secret.
  if (name === 'checkNewPassword') return 'checks'
  if (signsIn.has(name) || comparesPassword.has(name) || operations[name].area === 'security') return 'login'
  if (operations[name].area === 'checks' || name === 'trackReferralCode') return 'checks'
  if (sendsMail.has(name)) return 'mails'
  if (operations[name].area === 'registration' || name === 'getPendingForm') return 'registrations'
  return 'money' in operations[name] ? 'money' : undefined
}

/**
 * Limits per address block: one for all operations, and stricter ones per operator where guessing pays. All gateways
 * together count the logins and the checks. `factor` raises the limits for load tests.
 */
export const createRateLimits = (factor: number, shared: SharedLimitDeps): RateLimits => {
  const rate = (points: number, seconds: number): Rate => ({ points: points * factor, seconds })
  const all = createAddressTurns(rate(50, 1))
  const groups: LimitedGroups = {
    login: createSharedLimit(shared, 'login', rate(20, 60)),
    checks: createSharedLimit(shared, 'checks', rate(10, 60)),
    money: createAddressLimit(rate(5, 1)),
    mails: createAddressLimit(rate(6, 60)),
    // Registration also reveals which usernames and addresses are taken.
    registrations: createAddressLimit(rate(10, 60)),
    reports: createAddressLimit(rate(5, 60)),
  }
  return {
    allow: async (name, memberId, address) => {
      if ((await all(address)) > 0) return false
      const group = findGroup(name)
      return group === undefined || groups[group](address, memberId)
    },
    takeTurn: (address, cost) => all(address, '', cost),
  }
}
