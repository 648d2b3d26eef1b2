import { compare, type Money, subtract } from '#money/money.ts'
import type { PlayPrice } from './cost.ts'

/** A and A1: blocked country. B: needs full registration. C: depositor. Players of other segments may play. */
export type Segment = string

export type PlayerFacts = {
  readonly segment: Segment | null
  readonly hasDeposited: boolean
  readonly emailVerified: boolean
}

export type EligibilityRules = {
  readonly freerollNoDeposits: boolean
  readonly emailVerifiedEnabled: boolean
}

export type PlayerRefusal =
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

export type PlayerVerdict = { readonly ok: true } | PlayerRefusal
export type EligibilityVerdict = PlayerVerdict | FundsRefusal

/** Conditions 1 to 5, which do not depend on the price. Returns the first that fails. */
export const checkPlayer = (
  { segment, hasDeposited, emailVerified }: PlayerFacts,
  rules: EligibilityRules,
  freeGame: boolean,
): PlayerVerdict => {
  if (segment === null || segment === '') return { ok: false, reason: 'noSegment' }
  if (segment === 'A' || segment === 'A1') return { ok: false, reason: 'blockedCountry', segment }
  if (freeGame && !hasDeposited && !rules.freerollNoDeposits) return { ok: false, reason: 'mustDepositFirst' }
  if (rules.emailVerifiedEnabled && !emailVerified) return { ok: false, reason: 'emailNotVerified' }
  if (segment === 'B') return { ok: false, reason: 'needsFullRegistration' }
  return { ok: true }
}

/** Condition 6: the balance covers the price. */
export const checkFunds = (needed: Money, balance: Money): { readonly ok: true } | FundsRefusal =>
  compare(balance, needed) < 0
    ? { ok: false, reason: 'notEnoughFunds', needed, balance, missing: subtract(needed, balance) }
    : { ok: true }

export const isFree = ({ cost }: PlayPrice): boolean => cost.amount === 0n

/**
 * Checks six conditions in order; the verdict names the first that fails:
 * noSegment, blockedCountry, mustDepositFirst, emailNotVerified, needsFullRegistration, notEnoughFunds.
 */
export const checkEligibility = (
  player: PlayerFacts,
  rules: EligibilityRules,
  price: PlayPrice,
  needed: Money,
  balance: Money,
): EligibilityVerdict => {
  const verdict = checkPlayer(player, rules, isFree(price))
  return verdict.ok ? checkFunds(needed, balance) : verdict
}
