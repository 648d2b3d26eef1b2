import { inMember, type Tx } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { toMoney } from '#platform/money.ts'
import { mailMoment, toLocale } from '#mail/mail-moment.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import type { PaymentSource } from '#providers/payments.ts'
import { findCouponTerms, isSharedWithAnother } from '#payments/coupons/queries.ts'
import { markFinished, releaseCoupon, setCouponState, type StoredDepositOrder } from './queries.ts'
import { savePaymentSource } from '#payments/queries/saved-payments.ts'
import type { PaymentDeps } from '#payments/payment-deps.ts'

/** Runs once after a deposit is credited: saves the payment method, awards the coupon and sends the receipt. */
export const finishDeposit = async (
  deps: PaymentDeps,
  order: StoredDepositOrder,
  source: PaymentSource | null,
): Promise<void> => {
  if (order.finishedAt !== null) return
  const { db, vault, member } = deps
  const player = { memberId: member.id, playerId: order.playerId }
  if (source)
    await inMember(db, member.id, tx => savePaymentSource(tx, vault, player, order.provider, source))
  if (order.couponId !== null) await awardCoupon(deps, order, order.couponId)
  await inMember(db, member.id, async tx => {
    if (await markFinished(tx, member.id, order.opKey)) await sendReceipt(tx, deps, order, source)
  })
}

const dayMs = 86_400_000

/** The lane credits the coupon of an order once. A card that another player used for the same coupon gets none. */
const awardCoupon = async (
  { db, lane, log, member }: PaymentDeps,
  order: StoredDepositOrder,
  couponId: number,
): Promise<void> => {
  if (order.couponState !== 'RESERVED') return
  const { playerId, currency, bonus: amount, opKey } = order
  const coupon = await inMember(db, member.id, async tx => {
    if (await isSharedWithAnother(tx, member.id, couponId, playerId)) return undefined
    return findCouponTerms(tx, member.id, couponId)
  })
  if (!coupon) return inMember(db, member.id, tx => releaseCoupon(tx, member.id, opKey))
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
  const awarded = !('refused' in answer)
  if (!awarded) log.warn({ memberId: member.id, couponId, answer }, 'coupon not awarded')
  await inMember(db, member.id, tx => setCouponState(tx, member.id, opKey, awarded ? 'AWARDED' : 'RELEASED'))
}

const sendReceipt = async (
  tx: Tx,
  deps: PaymentDeps,
  { playerId, paymentId, amount, currency, madeAt }: StoredDepositOrder,
  source: PaymentSource | null,
): Promise<void> => {
  const row = await readPlayer(tx, deps.member.id, playerId)
  if (!row.contact_by.includes('deposits')) return
  const facts = {
    username: row.username,
    amount: formatExact(toMoney(amount, currency), { locale: toLocale(row.language) }),
    orderId: paymentId,
    at: mailMoment(row.language, madeAt),
    method: source?.label ?? null,
  }
  await mailPlayer(tx, deps, deps.member, row, { kind: 'depositReceipt', facts })
}
