import { compare, type Money, subtract } from '../money/money.ts'
import type { PlayPrice } from './cost.ts'

/** A and A1: blocked country. B: needs full registration. C: depositor. Any other known segment may play. */
export type Segment = string

export type PlayerStanding = {
  readonly segment: Segment | null
  readonly hasDeposited: boolean
  readonly emailVerified: boolean
}

export type EligibilityRules = {
  readonly freerollNoDeposits: boolean
  readonly emailVerifiedEnabled: boolean
}

export type StandingRefusal =
  | { readonly ok: false; readonly reason: 'noSegment' }
  | { readonly ok: false; readonly reason: 'blockedCountry'; readonly segment: Segment }
  | { readonly ok: false; readonly reason: 'mustDepositFirst' }
  | { readonly ok: false; readonly reason: 'emailNotVerified' }
  | { readonly ok: false; readonly reason: 'needsFullRegistration' }

export type FundsRefusal = {
  readonly ok: false
  readonly reason: 'notEnoughFunds'
  readonly needed: Money
  readonly balance: Money
  readonly missing: Money
}

export type StandingVerdict = { readonly ok: true } | StandingRefusal
export type EligibilityVerdict = StandingVerdict | FundsRefusal

/** Conditions 1 to 5: what the player is, whatever the price. The first that fails is the answer. */
export const checkStanding = (
  { segment, hasDeposited, emailVerified }: PlayerStanding,
  rules: EligibilityRules,
  freeGame: boolean,
): StandingVerdict => {
  if (segment === null || segment === '') return { ok: false, reason: 'noSegment' }
  if (segment === 'A' || segment === 'A1') return { ok: false, reason: 'blockedCountry', segment }
  if (freeGame && !hasDeposited && !rules.freerollNoDeposits) return { ok: false, reason: 'mustDepositFirst' }
  if (rules.emailVerifiedEnabled && !emailVerified) return { ok: false, reason: 'emailNotVerified' }
  if (segment === 'B') return { ok: false, reason: 'needsFullRegistration' }
  return { ok: true }
}

/** Condition 6. */
export const checkFunds = (needed: Money, balance: Money): { readonly ok: true } | FundsRefusal =>
  compare(balance, needed) < 0
    ? { ok: false, reason: 'notEnoughFunds', needed, balance, missing: subtract(needed, balance) }
    : { ok: true }

export const isFree = ({ cost }: PlayPrice): boolean => cost.amount === 0n

/**
 * May this player play? Six conditions in order; the verdict names the first that fails:
 * noSegment, blockedCountry, mustDepositFirst, emailNotVerified, needsFullRegistration, notEnoughFunds.
 */
export const checkEligibility = (
  player: PlayerStanding,
  rules: EligibilityRules,
  price: PlayPrice,
  needed: Money,
  balance: Money,
): EligibilityVerdict => {
  const standing = checkStanding(player, rules, isFree(price))
  return standing.ok ? checkFunds(needed, balance) : standing
}
