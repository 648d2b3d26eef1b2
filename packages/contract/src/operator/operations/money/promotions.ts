import { Type } from 'typebox'
import { closed, Count, Nullable, Time } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '#operator/operator-operation.ts'
import { rowPages } from '#operator/paging.ts'
import { BonusTerms, CouponTerms } from '#operator/proposal-kinds/money-desk-kinds.ts'
import { RowId } from '#operator/row-id.ts'

const promotions = { area: 'money', scope: 'operator' } as const
const Amount = Type.String({ description: 'In minor units.' })

export const promotionOperations = {
  listCoupons: operatorOperation({
    ...promotions,
    access: 'promotions.read',
    input: closed(rowPages.input),
    output: closed({
      coupons: Type.Array(
        closed({
          couponId: RowId,
          coupon: CouponTerms,
          active: Type.Boolean(),
          uses: Count,
          cost: Amount,
          proposalId: Nullable(RowId),
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists coupons with their uses and what they have cost.',
  }),
  previewCoupon: operatorOperation({
    ...promotions,
    access: 'promotions.read',
    input: closed({ coupon: CouponTerms, deposit: Amount, deposits: Count }),
    output: closed({ perUse: Amount, uses: Count, cost: Amount, maxCost: Nullable(Amount) }),
    faults: ['staff.refused'],
    summary: 'Computes what a coupon costs for a number of equal deposits, and its largest cost.',
  }),
  changeCoupon: operatorOperation({
    ...promotions,
    access: 'promotions.write',
    input: withReason({
      couponId: RowId,
      text: Type.String({ minLength: 1, maxLength: 144 }),
      expiresAt: Nullable(Time),
    }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Changes the text of a coupon, and its end to an earlier time. Its value needs a new coupon.',
  }),
  endCoupon: operatorOperation({
    ...promotions,
    access: 'promotions.write',
    input: withReason({ couponId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Ends a coupon at once.',
  }),
  offerBonus: operatorOperation({
    ...promotions,
    access: 'promotions.write',
    stepUp: true,
    input: withReason(BonusTerms),
    output: closed({ offerId: RowId }),
    faults: ['proposal.needed', 'staff.refused'],
    summary:
      'Offers a bonus for the next deposit, up to the setting bonusAloneTo. A larger one needs a proposal of the kind offerBonus.',
  }),
} as const
