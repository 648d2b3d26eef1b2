import type { Tx } from '@fairground/database/transaction'
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
    .leftJoin('withdrawal_route as r', join =>
      join.onRef('r.member_id', '=', 'w.member_id').onRef('r.withdrawal_id', '=', 'w.id'),
    )
    .select([
      'w.player_id',
      'w.currency',
      'w.amount',
      'w.four_eyes',
      'w.status',
      'w.approved_by',
      'o.op_key',
      'r.route',
    ])
    .where('w.member_id', '=', memberId)
    .where('w.id', '=', BigInt(id))
    .executeTakeFirst()

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
