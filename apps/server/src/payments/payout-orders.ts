import type { Tx } from '@fairground/database/transaction'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'

/** A withdrawal with where it goes. */
export interface PayoutOrderRow {
  readonly opKey: string
  readonly withdrawalId: number
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  readonly status: WithdrawalStatus
  readonly savedId: number
}

export const findPayoutOrder = async (
  tx: Tx,
  memberId: number,
  opKey: string,
): Promise<PayoutOrderRow | undefined> => {
  const row = await tx
    .selectFrom('payout_order as o')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'o.member_id').onRef('j.op_key', '=', 'o.op_key'),
    )
    .innerJoin('withdrawal as w', join =>
      join.onRef('w.member_id', '=', 'j.member_id').onRef('w.id', '=', 'j.id'),
    )
    .select(['w.id', 'w.player_id', 'w.currency', 'w.amount', 'w.status', 'o.saved_id'])
    .where('o.member_id', '=', memberId)
    .where('o.op_key', '=', opKey)
    .executeTakeFirst()
  return (
    row && {
      opKey,
      withdrawalId: Number(row.id),
      playerId: row.player_id,
      currency: row.currency,
      amount: row.amount,
      status: row.status as WithdrawalStatus,
      savedId: row.saved_id,
    }
  )
}

/** What the player reads of why it was not paid. */
export const setReason = async (tx: Tx, memberId: number, opKey: string, reason: string): Promise<void> => {
  await tx
    .updateTable('payout_order')
    .set({ reason: reason.slice(0, longestReason) })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}

const longestReason = 144
