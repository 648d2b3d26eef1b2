import { inMember } from '@fairground/database/transaction'
import type { PaymentSource } from '#providers/payments.ts'
import { findCouponTerms, isSharedWithAnother } from '#payments/coupons/queries.ts'
import {
  claimCoupon,
  markFinished,
  releaseCoupon,
  scheduleJoin,
  setCouponReleased,
  setPaidWith,
  type StoredDepositOrder,
} from './queries.ts'
import { savePaymentSource } from '#payments/queries/saved-payments.ts'
import { mailReceipt } from '#payments/mail-receipt.ts'
import type { PaymentDeps } from '#payments/payment-deps.ts'

/** Runs once after a deposit is credited: saves the payment method, awards the coupon, schedules the plays that it
 * pays for and sends the receipt. */
export const finishDeposit = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  source: PaymentSource | null,
): Promise<void> => {
  if (order.finishedAt !== null) return
  const { db, vault, member } = deps
  const player = { memberId: member.id, playerId: order.playerId }
  if (source)
    await inMember(db, member.id, async tx => {
      const savedId = await savePaymentSource(tx, vault, player, order.provider, source, order.keep)
      await setPaidWith(tx, member.id, order.opKey, savedId)
    })
  if (order.couponId !== null) await awardCoupon(deps, order, order.couponId)
  await inMember(db, member.id, async tx => {
    if (!(await markFinished(tx, member.id, order.opKey))) return
    await scheduleJoin(tx, member.id, order.opKey)
    const { playerId, paymentId: orderId, currency, amount, madeAt: at } = order
    const paid = { playerId, orderId, currency, amount, at, method: source?.label ?? null }
    await mailReceipt(tx, deps, member, 'depositReceipt', paid)
  })
}

const dayMs = 86_400_000

/**
 * The lane credits the coupon of an order once. An order that lost its coupon to a later one gets none, and neither does
 * a card that another player used for the same coupon.
 */
const awardCoupon = async (
  { db, lane, log, member }: PaymentDeps,
  order: StoredDepositOrder,
  couponId: number,
): Promise<void> => {
  const { playerId, currency, bonus: amount, opKey } = order
  const coupon = await inMember(db, member.id, async tx => {
    if (await isSharedWithAnother(tx, member.id, couponId, playerId)) return undefined
    return findCouponTerms(tx, member.id, couponId)
  })
  if (!coupon) return inMember(db, member.id, tx => releaseCoupon(tx, member.id, opKey))
  if (!(await inMember(db, member.id, tx => claimCoupon(tx, member.id, opKey)))) return
  const given = { couponId: `${couponId}/${order.paymentId}`, playerId, currency, amount }
  const answer = await lane.submit(
    member.id,
    'creditCoupon',
    coupon.instant
      ? { ...given, instant: true }
      : {
          ...given,
          instant: false,
          wageringTimes: coupon.wagering_times,
          weight: 100,
          expiresAt: order.madeAt + coupon.bonus_days * dayMs,
        },
  )
  if (!('refused' in answer)) return
  log.warn({ memberId: member.id, couponId, answer }, 'coupon not awarded')
  await inMember(db, member.id, tx => setCouponReleased(tx, member.id, opKey))
}
