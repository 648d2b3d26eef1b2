import type { Tx } from '@fairground/database/transaction'
import { OPEN_WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@fairground/rules/payments/withdrawal'

/** A withdrawal with its destination. */
export interface StoredWithdrawalOrder {
  readonly opKey: string
  readonly withdrawalId: number
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  readonly status: WithdrawalStatus
  readonly savedId: number
}

export const findWithdrawalOrder = async (
  tx: Tx,
  memberId: number,
  opKey: string,
): Promise<StoredWithdrawalOrder | undefined> => {
  const row = await tx
    .selectFrom('withdrawal_order as o')
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

/** Stores the reason of a rejection, which the player reads. */
export const setReason = async (tx: Tx, memberId: number, opKey: string, reason: string): Promise<void> => {
  await tx
    .updateTable('withdrawal_order')
    .set({ reason: reason.slice(0, maxReasonLength) })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .execute()
}

const maxReasonLength = 144

/** Returns true for the first caller only. */
export const stopPolling = async (tx: Tx, memberId: number, opKey: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal_order')
    .set({ ask_at: null })
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .where('ask_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The destination of an existing order. Undefined for a new request. */
export const findPayoutMethod = (tx: Tx, memberId: number, opKey: string) =>
  tx
    .selectFrom('withdrawal_order')
    .select('saved_id')
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .executeTakeFirst()

interface NewWithdrawalOrder {
  readonly memberId: number
  readonly opKey: string
  readonly playerId: number
  readonly savedId: number
}

export const insertWithdrawalOrder = async (
  tx: Tx,
  { memberId, opKey, playerId, savedId }: NewWithdrawalOrder,
): Promise<void> => {
  await tx
    .insertInto('withdrawal_order')
    .values({ member_id: memberId, op_key: opKey, player_id: playerId, saved_id: savedId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const readActiveBonuses = (tx: Tx, memberId: number, playerId: number, currency: string) =>
  tx
    .selectFrom('bonus_grant')
    .select(['need', 'done', 'weight'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', '=', 'ACTIVE')
    .execute()

export const hasOpenWithdrawal = async (tx: Tx, memberId: number, playerId: number): Promise<boolean> => {
  const open = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('status', 'in', OPEN_WITHDRAWAL_STATUSES)
    .executeTakeFirst()
  return open !== undefined
}

/** Open withdrawals, or the one with this id in any status, newest first. */
export const readWithdrawalRows = (tx: Tx, memberId: number, playerId: number, id?: number) =>
  tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .leftJoin('withdrawal_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select([
      'w.id',
      'w.currency',
      'w.amount',
      'w.status',
      'w.created_at',
      'w.changed_at',
      'o.saved_id',
      'o.reason',
    ])
    .where('w.member_id', '=', memberId)
    .where('w.player_id', '=', playerId)
    .$if(id === undefined, query => query.where('w.status', 'in', OPEN_WITHDRAWAL_STATUSES))
    .$if(id !== undefined, query => query.where('w.id', '=', BigInt(id ?? 0)))
    .orderBy('w.id', 'desc')
    .execute()

/** Ids of the saved methods to which a withdrawal was paid, in any currency when none is given. */
export const readPaidMethods = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  currencyId: string | undefined,
): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .innerJoin('withdrawal_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select('o.saved_id')
    .distinct()
    .where('w.member_id', '=', memberId)
    .where('w.player_id', '=', playerId)
    .where('w.status', '=', 'PAID')
    .$if(currencyId !== undefined, query => query.where('w.currency', '=', currencyId ?? ''))
    .execute()
  return rows.map(({ saved_id }) => saved_id)
}
