import type { Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import type { PaymentFlag } from '#ledger/cashier/rows.ts'

/** An order as the player made it and as the books have it. */
export interface DepositOrderRow {
  readonly opKey: string
  readonly paymentId: number
  readonly playerId: number
  readonly provider: string
  readonly currency: string
  readonly amount: bigint
  readonly state: DepositState
  readonly flag: PaymentFlag | null
  readonly couponId: number | null
  readonly couponState: string | null
  readonly bonus: bigint
  readonly madeAt: number
  readonly expiresAt: number
  readonly finishedAt: number | null
  /** Since when the operator wants it given back. */
  readonly refundAt: number | null
}

/** Undefined while the order is not in the books: then it was never made, or is just being made. */
export const findDepositOrder = async (
  tx: Tx,
  memberId: number,
  opKey: string,
): Promise<DepositOrderRow | undefined> => {
  const row = await tx
    .selectFrom('deposit_order as o')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'o.member_id').onRef('j.op_key', '=', 'o.op_key'),
    )
    .innerJoin('payment as p', join =>
      join.onRef('p.member_id', '=', 'j.member_id').onRef('p.id', '=', 'j.id'),
    )
    .select([
      'p.id',
      'p.player_id',
      'p.provider',
      'p.currency',
      'p.amount',
      'p.state',
      'p.flag',
      'o.coupon_id',
      'o.coupon_state',
      'o.bonus',
      'o.made_at',
      'o.expires_at',
      'o.finished_at',
      'o.refund_at',
    ])
    .where('o.member_id', '=', memberId)
    .where('o.op_key', '=', opKey)
    .executeTakeFirst()
  return (
    row && {
      opKey,
      paymentId: Number(row.id),
      playerId: row.player_id,
      provider: row.provider,
      currency: row.currency,
      amount: row.amount,
      state: row.state as DepositState,
      flag: row.flag as PaymentFlag | null,
      couponId: row.coupon_id,
      couponState: row.coupon_state,
      bonus: row.bonus,
      madeAt: row.made_at,
      expiresAt: row.expires_at,
      finishedAt: row.finished_at,
      refundAt: row.refund_at,
    }
  )
}

/** The use of the coupon is given back. */
export const releaseCoupon = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ coupon_state: 'RELEASED' })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('coupon_state', '=', 'RESERVED')
    .execute()
}
