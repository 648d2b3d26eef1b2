import type { Tx } from '@fairground/database/transaction'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { sql } from 'kysely'

export const findWithdrawal = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .leftJoin('withdrawal_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select(['w.player_id', 'w.currency', 'w.amount', 'w.four_eyes', 'w.status', 'w.approved_by', 'o.op_key'])
    .where('w.member_id', '=', memberId)
    .where('w.id', '=', BigInt(id))
    .executeTakeFirst()

export const readOpenWithdrawals = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('withdrawal as w')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'w.member_id').onRef('p.id', '=', 'w.player_id'),
    )
    .select(['w.id', 'p.username', 'w.amount', 'w.currency', 'w.status', 'w.four_eyes'])
    .where('w.member_id', '=', memberId)
    .where('w.status', 'in', OPEN_WITHDRAWAL_STATUSES)
    .orderBy('w.id')
    .execute()

/** Stores why the withdrawal was rejected and stops polling the provider. */
export const updateRejectedOrder = async (
  tx: Tx,
  memberId: number,
  opKey: string,
  reason: string,
): Promise<void> => {
  await tx
    .updateTable('withdrawal_order')
    .set({ reason, ask_at: null })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}

export const findDeposit = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('payment as p')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'p.member_id').onRef('j.id', '=', 'p.id'),
    )
    .select(['p.player_id', 'p.currency', 'p.provider', 'p.state', 'j.op_key'])
    .where('p.member_id', '=', memberId)
    .where('p.id', '=', BigInt(id))
    .executeTakeFirst()

/** Makes the worker request the refund from the provider now. */
export const updateToRefund = async (tx: Tx, memberId: number, opKey: string): Promise<void> => {
  await tx
    .updateTable('deposit_order')
    .set({ refund_at: sql<number>`clock_timestamp()`, ask_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}
