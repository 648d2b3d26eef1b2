import { inMember, type Tx } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { sql } from 'kysely'
import { moneyOf } from '#instance/terms.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { playerById } from '#player/player-rows.ts'
import type { PaymentSource } from '#providers/payments.ts'
import { isSharedWithAnother } from './coupons.ts'
import { type DepositOrderRow, releaseCoupon } from './deposit-orders.ts'
import { keepSource } from './saved-payments.ts'
import type { SettlingParts } from './settling.ts'

/** What follows a credit, once: the way to pay is kept, the coupon awarded, the receipt sent. */
export const finishDeposit = async (
  parts: SettlingParts,
  order: DepositOrderRow,
  source: PaymentSource | null,
): Promise<void> => {
  if (order.finishedAt !== null) return
  const { db, vault, member } = parts
  const player = { memberId: member.id, playerId: order.playerId }
  if (source) await inMember(db, member.id, tx => keepSource(tx, vault, player, order.provider, source))
  if (order.couponId !== null) await awardCoupon(parts, order, order.couponId)
  await inMember(db, member.id, async tx => {
    if (await isFirstToFinish(tx, member.id, order)) await sendReceipt(tx, parts, order)
  })
}

const isFirstToFinish = async (tx: Tx, memberId: number, { opKey }: DepositOrderRow): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deposit_order')
    .set({ finished_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const dayMs = 86_400_000

/** The lane takes the coupon of an order once. A card that turns out to be another player's gets none. */
const awardCoupon = async (
  { db, lane, log, member }: SettlingParts,
  order: DepositOrderRow,
  couponId: number,
): Promise<void> => {
  if (order.couponState !== 'RESERVED') return
  const { playerId, currency, bonus: amount, opKey } = order
  const coupon = await inMember(db, member.id, async tx => {
    if (await isSharedWithAnother(tx, member.id, couponId, playerId)) return undefined
    return tx
      .selectFrom('coupon')
      .select(['instant', 'wagering_times', 'bonus_days'])
      .where('member_id', '=', member.id)
      .where('id', '=', couponId)
      .executeTakeFirst()
  })
  if (!coupon) return inMember(db, member.id, tx => releaseCoupon(tx, member.id, opKey))
  const given = { couponId: `${couponId}/${order.paymentId}`, playerId, currency, amount }
  const answer = await lane.ask(
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
  await inMember(db, member.id, tx =>
    tx
      .updateTable('deposit_order')
      .set({ coupon_state: awarded ? 'AWARDED' : 'RELEASED' })
      .where('member_id', '=', member.id)
      .where('op_key', '=', opKey)
      .execute(),
  )
}

const sendReceipt = async (
  tx: Tx,
  parts: SettlingParts,
  { playerId, paymentId, amount, currency }: DepositOrderRow,
): Promise<void> => {
  const row = await playerById(tx, parts.member.id, playerId)
  if (!row.contact_by.includes('deposits')) return
  const facts = {
    username: row.username,
    amount: formatExact(moneyOf(amount, currency)),
    orderId: paymentId,
  }
  await mailPlayer(tx, parts, parts.member, row, { kind: 'depositReceipt', facts })
}
