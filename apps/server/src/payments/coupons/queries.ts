import type { Tx } from '@fairground/database/transaction'
import type { Coupon } from '@fairground/database/rows'
import { type Selectable, sql } from 'kysely'

export type CouponRow = Selectable<Coupon>

export const findCouponForUpdate = (tx: Tx, memberId: number, code: string): Promise<CouponRow | undefined> =>
  tx
    .selectFrom('coupon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

export const findCouponTerms = (tx: Tx, memberId: number, couponId: number) =>
  tx
    .selectFrom('coupon')
    .select(['instant', 'wagering_times', 'bonus_days'])
    .where('member_id', '=', memberId)
    .where('id', '=', couponId)
    .executeTakeFirst()

/** Counts paid orders and orders under way. Orders that the player has not paid do not block their own next try. */
export const countUses = async (tx: Tx, memberId: number, couponId: number, playerId: number) => {
  const { rows } = await sql<{ uses: number; usesByPlayer: number }>`
    SELECT count(*)::int AS uses, (count(*) FILTER (WHERE player_id = ${playerId}))::int AS "usesByPlayer"
      FROM deposit_order
     WHERE member_id = ${memberId} AND coupon_id = ${couponId} AND coupon_state IN ('RESERVED', 'AWARDED')
       AND NOT (coupon_state = 'RESERVED' AND submitted_at IS NULL AND player_id = ${playerId})`.execute(tx)
  return rows[0]!
}

/** An order that is paid at this moment keeps its coupon, because it claims it with the same condition. */
export const releaseUnpaidUses = async (
  tx: Tx,
  memberId: number,
  couponId: number,
  playerId: number,
): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ coupon_state: 'RELEASED' })
    .where('member_id', '=', memberId)
    .where('coupon_id', '=', couponId)
    .where('player_id', '=', playerId)
    .where('coupon_state', '=', 'RESERVED')
    .where('submitted_at', 'is', null)
    .execute()
}

export const findCoupon = (tx: Tx, memberId: number, code: string): Promise<CouponRow | undefined> =>
  tx
    .selectFrom('coupon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .executeTakeFirst()

/** Whether another player who pays with the same card or account has used the coupon. */
export const isSharedWithAnother = async (
  tx: Tx,
  memberId: number,
  couponId: number,
  playerId: number,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM saved_payment mine
      JOIN saved_payment other
        ON other.member_id = ${memberId} AND other.digest = mine.digest AND other.player_id <> mine.player_id
      JOIN deposit_order o
        ON o.member_id = ${memberId} AND o.coupon_id = ${couponId} AND o.player_id = other.player_id
       AND o.coupon_state IN ('RESERVED', 'AWARDED')
     WHERE mine.member_id = ${memberId} AND mine.player_id = ${playerId} LIMIT 1`.execute(tx)
  return rows.length > 0
}
