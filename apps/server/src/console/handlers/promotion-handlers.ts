import { type OperatorHandlers, requireStaff } from '#staff/access/operator-handler.ts'
import { changeCoupon, listCoupons, previewCoupon } from '#staff/promotions/coupons.ts'
import { offerBonus } from '#staff/promotions/offer-bonus.ts'
import { done, toActing } from './acting.ts'

export const promotionHandlers = {
  listCoupons,
  previewCoupon,
  changeCoupon: async ({ couponId, text, expiresAt, reason }, caller, context) => {
    await changeCoupon(context, toActing(caller, reason), couponId, { text, expiresAt })
    return done
  },
  endCoupon: async ({ couponId, reason }, caller, context) => {
    await changeCoupon(context, toActing(caller, reason), couponId, { active: false })
    return done
  },
  offerBonus: async ({ reason, ...terms }, caller, context) => ({
    offerId: await offerBonus(context, toActing(caller, reason), requireStaff(caller).staffId, terms),
  }),
} as const satisfies Partial<OperatorHandlers>
