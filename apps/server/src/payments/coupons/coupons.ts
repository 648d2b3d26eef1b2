import { databaseNow, type Tx } from '@fairground/database/transaction'
import { type Coupon, judgeCoupon } from '@fairground/rules/payments/coupon'
import { hasStoppedPromotions } from '#player/queries/reward-block.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  type CouponRow,
  countUses,
  findCouponForUpdate,
  isSharedWithAnother,
  releaseUnpaidUses,
} from './queries.ts'

interface CouponRequest {
  readonly memberId: number
  readonly playerId: number
  readonly code: string
  readonly currency: string
  readonly deposit: bigint | undefined
  readonly hasDeposited: boolean
  /** The coupon is used now: it moves from orders that the player has not paid. */
  readonly isOrdering?: boolean
}

export interface AcceptedCoupon {
  readonly id: number
  readonly code: string
  readonly text: string
  readonly instant: boolean
  readonly bonus: bigint
}

/** Computes the bonus of a code for this deposit. The row is locked, so that two players cannot take the last use. */
export const takeCoupon = async (tx: Tx, request: CouponRequest): Promise<AcceptedCoupon> => {
  const { memberId, playerId, currency, deposit, hasDeposited } = request
  if (await hasStoppedPromotions(tx, request)) throw new Refusal('coupon.invalidUsage')
  const row = await findCouponForUpdate(tx, memberId, request.code.trim().toUpperCase())
  if (!row) throw new Refusal('coupon.notFound')
  const { id, code, text, instant } = row
  if (request.isOrdering) await releaseUnpaidUses(tx, memberId, id, playerId)
  const uses = await countUses(tx, memberId, id, playerId)
  const verdict = judgeCoupon(toCoupon(row), {
    now: await databaseNow(tx),
    currency,
    deposit,
    ...uses,
    hasDeposited,
    sharedWithAnother: await isSharedWithAnother(tx, memberId, id, playerId),
  })
  if (!verdict.ok) throw new Refusal(`coupon.${verdict.refusal}`)
  return { id, code, text, instant, bonus: verdict.bonus }
}

const toCoupon = (row: CouponRow): Coupon => ({
  active: row.active,
  expiresAt: row.expires_at,
  currency: row.currency,
  amount: row.amount,
  percent: row.percent,
  maximum: row.maximum,
  minimumDeposit: row.minimum_deposit,
  firstDepositOnly: row.first_deposit_only,
  maxUses: row.uses_at_most,
  maxUsesByPlayer: row.uses_by_player_at_most,
})
