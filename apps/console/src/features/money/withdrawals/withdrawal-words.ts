import type { Tone } from '#parts/values/tag.tsx'
import type { RouteReason, Withdrawal } from './withdrawal.ts'

/** Why the routing rule asks for a person. */
export const reasonWords = {
  largeAmount: 'Large amount',
  chargeBack: 'Charge-back before',
  recentHold: 'Recently on hold',
  aboveAutomatic: 'Above the automatic limit',
  otherCurrency: 'Other currency',
  notVerified: 'Identity not verified',
  newInstrument: 'New payment method',
  newAccount: 'New account',
} as const satisfies Readonly<Record<RouteReason, string>>

/** The reasons that speak of the player, besides the identity. The strongest is first. */
export const riskSigns = [
  'chargeBack',
  'recentHold',
  'newAccount',
  'newInstrument',
] as const satisfies readonly RouteReason[]

export const methodWords = {
  card: 'Card',
  eWallet: 'E-wallet',
  bank: 'Bank',
} as const satisfies Readonly<Record<NonNullable<Withdrawal['method']>, string>>

interface StateWords {
  readonly title: string
  readonly tone: Tone
}

export const identityWords = {
  verified: { title: 'Verified', tone: 'good' },
  waiting: { title: 'ID waiting', tone: 'warn' },
  rejected: { title: 'ID rejected', tone: 'bad' },
  none: { title: 'Not verified', tone: 'neutral' },
} as const satisfies Readonly<Record<Withdrawal['identity'], StateWords>>

/** Why a withdrawal cannot be approved now. */
export const stopWords = {
  onHold: 'On hold. Safer play releases it',
  noDestination: 'Has no payment method. Refuse it, then the player can ask again',
  notRouted: 'The rules are still checking it',
} as const satisfies Readonly<Record<NonNullable<Withdrawal['stop']>, string>>

export const routeWords = {
  automatic: 'Paid without a person',
  onePerson: 'One person',
  twoPeople: 'Two people',
} as const satisfies Readonly<Record<NonNullable<Withdrawal['route']>, string>>

const statuses: Readonly<Record<string, StateWords>> = {
  REQUESTED: { title: 'Waiting', tone: 'neutral' },
  APPROVED: { title: 'Approved', tone: 'good' },
  SENDING: { title: 'Being paid', tone: 'info' },
  UNKNOWN: { title: 'Outcome unknown', tone: 'warn' },
}

export const describeStatus = (status: string): StateWords =>
  statuses[status] ?? { title: status, tone: 'neutral' }

/** The strongest sign of risk, in words. */
export const findRiskSign = ({ reasons }: Pick<Withdrawal, 'reasons'>): string | undefined => {
  const sign = riskSigns.find(each => reasons.includes(each))
  return sign && reasonWords[sign]
}

/** All reasons as a sentence: "Above the automatic limit. New account". */
export const describeReasons = ({ reasons, stop }: Pick<Withdrawal, 'reasons' | 'stop'>): string =>
  [...(stop === null ? [] : [stopWords[stop]]), ...reasons.map(reason => reasonWords[reason])].join('. ') ||
  'Every withdrawal is checked'
