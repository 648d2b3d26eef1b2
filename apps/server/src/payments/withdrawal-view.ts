import type { Withdrawal } from '@fairground/contract/entities/withdrawal'
import type { Tx } from '@fairground/database/transaction'
import { OPEN_WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import { decimal } from '#instance/terms.ts'
import type { Member } from '#member/members.ts'
import type { Vault } from '#vault/vault.ts'
import { readSaved } from './saved-payments.ts'

const states: { readonly [S in WithdrawalStatus]: Withdrawal['state'] } = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  SENDING: 'sending',
  UNKNOWN: 'unknown',
  PAID: 'paid',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
}

/** Those under way, or the one of that number whatever became of it. */
export const readWithdrawals = async (
  tx: Tx,
  vault: Vault,
  member: Member,
  playerId: number,
  id?: number,
): Promise<Withdrawal[]> => {
  const rows = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .leftJoin('payout_order as o', join =>
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
    .where('w.member_id', '=', member.id)
    .where('w.player_id', '=', playerId)
    .$if(id === undefined, query => query.where('w.status', 'in', OPEN_WITHDRAWAL_STATUSES))
    .$if(id !== undefined, query => query.where('w.id', '=', BigInt(id ?? 0)))
    .orderBy('w.id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const saved = await readSaved(tx, vault, { memberId: member.id, playerId })
  return rows.map(row => ({
    orderId: Number(row.id),
    amount: decimal(row.amount, row.currency),
    fee: decimal(0n, row.currency),
    currencyId: row.currency,
    method: saved.find(each => each.id === row.saved_id)?.label ?? '',
    state: states[row.status as WithdrawalStatus],
    cancellable: row.status === 'REQUESTED' && member.profile.pendingWithdrawalCancellable,
    requestedAt: row.created_at,
    changedAt: row.changed_at,
    reason: row.reason,
  }))
}
