import type { Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import { sql } from 'kysely'
import type { PaymentFlag } from '#ledger/cashier/rows.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { PaymentKind } from '#providers/payments.ts'

/** A deposit order with the state of its payment in the ledger. */
export interface StoredDepositOrder {
  readonly opKey: string
  readonly paymentId: number
  readonly playerId: number
  readonly provider: string
  readonly currency: string
  readonly amount: bigint
  readonly state: DepositState
  readonly flag: PaymentFlag | null
  readonly kind: PaymentKind
  readonly savedId: number | null
  /** The method that the provider reported. */
  readonly paidWith: number | null
  /** The player agreed to store the method. */
  readonly keep: boolean
  readonly refusal: PaymentRefusal | null
  readonly couponId: number | null
  readonly couponState: string | null
  readonly bonus: bigint
  readonly madeAt: number
  readonly expiresAt: number
  readonly finishedAt: number | null
  /** When a staff member requested the refund. */
  readonly refundAt: number | null
}

/** Undefined until the ledger contains the order. */
export const findDepositOrder = async (
  tx: Tx,
  memberId: number,
  opKey: string,
): Promise<StoredDepositOrder | undefined> => {
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
      'o.kind',
      'o.saved_id',
      'o.paid_with',
      'o.keep',
      'o.refusal',
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
      kind: row.kind as PaymentKind,
      savedId: row.saved_id,
      paidWith: row.paid_with,
      keep: row.keep,
      refusal: row.refusal as PaymentRefusal | null,
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

/** Stores the first known reason why the deposit was not paid. Returns true for the first caller only. */
export const setRefusal = async (
  tx: Tx,
  memberId: number,
  opKey: string,
  refusal: PaymentRefusal,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deposit_order')
    .set({ refusal })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('refusal', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The payer has finished, so the coupon of the order is no longer free for another one. */
export const markSubmitted = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ submitted_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('submitted_at', 'is', null)
    .execute()
}

export const setPaidWith = async (
  tx: Tx,
  memberId: number,
  opKey: string,
  savedId: number,
): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ paid_with: savedId })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}

/** The key of a player's deposit. Undefined if it is not theirs. */
export const findOrderKey = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  orderId: number,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('deposit_order as o')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'o.member_id').onRef('j.op_key', '=', 'o.op_key'),
    )
    .select('o.op_key')
    .where('o.member_id', '=', memberId)
    .where('o.player_id', '=', playerId)
    .where('j.id', '=', BigInt(orderId))
    .executeTakeFirst()
  return row?.op_key
}

/** Releases the reserved use of the coupon. */
export const releaseCoupon = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ coupon_state: 'RELEASED' })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('coupon_state', '=', 'RESERVED')
    .execute()
}

/**
 * Claims the coupon for a paid order. False if the order has lost it to a later order of the player. An order that was
 * interrupted after its claim claims it again.
 */
export const claimCoupon = async (tx: Tx, memberId: number, opKey: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deposit_order')
    .set({ coupon_state: 'AWARDED' })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('coupon_state', 'in', ['RESERVED', 'AWARDED'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setCouponReleased = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ coupon_state: 'RELEASED' })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}

/** Returns true for the first caller only. */
export const markFinished = async (tx: Tx, memberId: number, opKey: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('deposit_order')
    .set({ finished_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The payment method of an existing order. Undefined for a new request. */
export const findPaymentMethod = (tx: Tx, memberId: number, opKey: string) =>
  tx
    .selectFrom('deposit_order')
    .select(['kind', 'saved_id'])
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .executeTakeFirst()

interface NewDepositOrder {
  readonly memberId: number
  readonly opKey: string
  readonly playerId: number
  readonly kind: string
  readonly savedId: number | null
  readonly keep: boolean
  readonly coupon: { readonly id: number; readonly bonus: bigint } | undefined
  readonly payableMinutes: number
  readonly firstPollSeconds: number
  readonly pendingJoinId: number | null
}

export const insertDepositOrder = async (tx: Tx, order: NewDepositOrder): Promise<void> => {
  const { coupon, payableMinutes, firstPollSeconds } = order
  await tx
    .insertInto('deposit_order')
    .values({
      member_id: order.memberId,
      op_key: order.opKey,
      player_id: order.playerId,
      kind: order.kind,
      saved_id: order.savedId,
      keep: order.keep,
      pending_join_id: order.pendingJoinId,
      ...(coupon ? { coupon_id: coupon.id, coupon_state: 'RESERVED', bonus: coupon.bonus } : {}),
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${payableMinutes})`,
      ask_at: sql<number>`clock_timestamp() + make_interval(secs => ${firstPollSeconds})`,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const isWaitingJoin = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  id: number,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('pending_join')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}

/** The stored plays that a credited order pays for are now due. Plays that were bought or refused before stay so. */
export const scheduleJoin = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await sql`
    UPDATE pending_join j SET due_at = clock_timestamp()
      FROM deposit_order o
     WHERE o.member_id = ${memberId} AND o.op_key = ${opKey} AND j.member_id = o.member_id
       AND j.id = o.pending_join_id AND j.player_id = o.player_id AND j.status = 'WAITING'`.execute(tx)
}

export const countRecentFailures = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  minutes: number,
): Promise<bigint> => {
  const { failures } = await tx
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<bigint>().as('failures'))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'FAILED')
    .where('changed_at', '>', sql<number>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow()
  return failures
}

export const readPageTexts = (tx: Tx, memberId: number, pageId: number) =>
  tx
    .selectFrom('site_page_text')
    .select(['language', 'title', 'body'])
    .where('member_id', '=', memberId)
    .where('page_id', '=', pageId)
    .execute()
