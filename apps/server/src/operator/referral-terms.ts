import { parseDecimal } from '@fairground/rules/money/money'
import { parseCurrency } from '#platform/money.ts'
import type { MemberSettings } from './members.ts'

/** Amounts in minor units of the operator's currency. */
export interface ReferralTerms {
  readonly reward: bigint
  readonly wageringTimes: number
  readonly useDays: number
  readonly minimumDeposit: bigint
  readonly rewardsAtMost: number
}

/** The terms of the referral programme; null if the operator pays no reward. */
export const toReferralTerms = (
  { referrals }: Pick<MemberSettings, 'referrals'>,
  currency: string,
): ReferralTerms | null => {
  if (!referrals) return null
  const reward = parseDecimal(referrals.reward, parseCurrency(currency))
  const minimum = parseDecimal(referrals.minimumDeposit, parseCurrency(currency))
  if (!reward || !minimum || reward.amount === 0n) return null
  return { ...referrals, reward: reward.amount, minimumDeposit: minimum.amount }
}
