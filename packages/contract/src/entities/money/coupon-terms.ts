import { Type, type Static } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Nullable, ShortText, Time } from '#entities/values.ts'

/** The conditions of a coupon, which the player reads before using it. */
export const CouponTerms = closed({
  coupon: ShortText,
  text: ShortText,
  currencyId: CurrencyId,
  amount: DecimalAmount,
  percent: Type.Integer({ minimum: 0, maximum: 1000 }),
  maximum: Nullable(DecimalAmount),
  minimumDeposit: DecimalAmount,
  firstDepositOnly: Type.Boolean(),
  instant: Type.Boolean({ description: 'True if the bonus is cash without conditions.' }),
  wageringTimes: Count,
  bonusDays: Type.Integer({ minimum: 1, description: 'Days after which an unplayed bonus expires.' }),
  expiresAt: Nullable(
    Type.Integer({ ...Time, description: 'The last moment at which the code can be used.' }),
  ),
})
export type CouponTerms = Static<typeof CouponTerms>
