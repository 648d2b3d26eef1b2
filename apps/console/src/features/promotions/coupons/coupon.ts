import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { joinWords } from '#core/format/join-words.ts'
import { formatAmount } from '#core/format/money.ts'

export type Coupon = OperatorOutput<'listCoupons'>['coupons'][number]
export type CouponTerms = ProposalPayload<'createCoupon'>['coupon']

type Value = Pick<CouponTerms, 'amount' | 'percent' | 'maximum' | 'currency'>

/** What a coupon gives: "£5.00 and 50% of the deposit, at most £100.00". */
export const describeValue = ({ amount, percent, maximum, currency }: Value): string => {
  const parts = [
    ...(amount === '0' ? [] : [formatAmount(amount, currency)]),
    ...(percent === 0 ? [] : [`${percent}% of the deposit`]),
  ]
  const value = parts.length === 0 ? 'Nothing' : joinWords(parts)
  return maximum === null ? value : `${value}, at most ${formatAmount(maximum, currency)}`
}

/** How the value is given: as cash, or as a bonus that is played. */
export const describeUse = ({
  instant,
  wageringTimes,
  bonusDays,
}: Pick<CouponTerms, 'instant' | 'wageringTimes' | 'bonusDays'>): string =>
  instant ? 'Cash at once' : `Bonus, played ${wageringTimes} times within ${bonusDays} days`

/** A coupon to begin with. */
export const createTerms = (currency: string): CouponTerms => ({
  code: '',
  text: '',
  currency,
  instant: false,
  amount: '0',
  percent: 50,
  maximum: null,
  minimumDeposit: '0',
  firstDepositOnly: false,
  maxUses: null,
  maxUsesByPlayer: 1,
  wageringTimes: 5,
  bonusDays: 30,
  expiresAt: null,
})
