import { databaseNow, type Tx } from '@fairground/database/transaction'
import { type Coupon, judgeCoupon } from '@fairground/rules/payments/coupon'
import { sql } from 'kysely'
import { Refusal } from '#operation/refusal.ts'

interface Wish {
  readonly memberId: number
  readonly playerId: number
  readonly code: string
  readonly currency: string
  readonly deposit: bigint | undefined
  readonly hasDeposited: boolean
}

export interface JudgedCoupon {
  readonly id: number
  readonly code: string
  readonly text: string
  readonly instant: boolean
  readonly bonus: bigint
}

/** What the code gives this player for this deposit. Locked, so that two cannot both be the last to use it. */
export const takeCoupon = async (tx: Tx, wish: Wish): Promise<JudgedCoupon> => {
  const { memberId, playerId, currency, deposit, hasDeposited } = wish
  const row = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', '=', wish.code.trim().toUpperCase())
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('coupon.notFound')
  const { id, code, text, instant } = row
  const counted = await usesOf(tx, memberId, id, playerId)
  const verdict = judgeCoupon(couponOf(row), {
    now: await databaseNow(tx),
    currency,
    deposit,
    ...counted,
    hasDeposited,
    sharedWithAnother: await isSharedWithAnother(tx, memberId, id, playerId),
  })
  if (!verdict.ok) throw new Refusal(`coupon.${verdict.refusal}`)
  return { id, code, text, instant, bonus: verdict.bonus }
}

interface CouponRow {
  readonly active: boolean
  readonly expires_at: number | null
  readonly currency: string
  readonly amount: bigint
  readonly percent: number
  readonly maximum: bigint | null
  readonly minimum_deposit: bigint
  readonly first_deposit_only: boolean
  readonly uses_at_most: number | null
  readonly uses_by_player_at_most: number
}

const couponOf = (row: CouponRow): Coupon => ({
  active: row.active,
  expiresAt: row.expires_at,
  currency: row.currency,
  amount: row.amount,
  percent: row.percent,
  maximum: row.maximum,
  minimumDeposit: row.minimum_deposit,
  firstDepositOnly: row.first_deposit_only,
  usesAtMost: row.uses_at_most,
  usesByPlayerAtMost: row.uses_by_player_at_most,
})

/** Orders under way count: of what fails, the use is given back. */
const usesOf = async (tx: Tx, memberId: number, couponId: number, playerId: number) => {
  const { rows } = await sql<{ uses: number; usesByPlayer: number }>`
    SELECT count(*)::int AS uses, (count(*) FILTER (WHERE player_id = ${playerId}))::int AS "usesByPlayer"
      FROM deposit_order
     WHERE member_id = ${memberId} AND coupon_id = ${couponId} AND coupon_state IN ('RESERVED', 'AWARDED')`.execute(
    tx,
  )
  return rows[0]!
}

/** Somebody else has used it who pays with the same card or account. */
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
