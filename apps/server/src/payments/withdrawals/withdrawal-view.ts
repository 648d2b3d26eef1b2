import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import type { Tx } from '@fairground/database/transaction'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import { decimal } from '#platform/money.ts'
import type { Member } from '#operator/members.ts'
import type { Vault } from '#vault/vault.ts'
import { readMethodLabels } from '#payments/queries/saved-payments.ts'
import { readWithdrawalRows } from './queries.ts'

const states: { readonly [S in WithdrawalStatus]: Withdrawal['state'] } = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  SENDING: 'sending',
  UNKNOWN: 'unknown',
  PAID: 'paid',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
}

/** The player's open withdrawals, or the one with this id in any status. */
export const readWithdrawals = async (
  tx: Tx,
  vault: Vault,
  member: Member,
  playerId: number,
  id?: number,
): Promise<Withdrawal[]> => {
  const rows = await readWithdrawalRows(tx, member.id, playerId, id)
  if (rows.length === 0) return []
  const methods = await readMethodLabels(tx, vault, { memberId: member.id, playerId })
  return rows.map(row => ({
    orderId: Number(row.id),
    amount: decimal(row.amount, row.currency),
    fee: decimal(0n, row.currency),
    currencyId: row.currency,
    method: methods.get(row.saved_id ?? 0)?.label ?? '',
    state: states[row.status as WithdrawalStatus],
    cancellable: row.status === 'REQUESTED' && member.profile.pendingWithdrawalCancellable,
    requestedAt: row.created_at,
    changedAt: row.changed_at,
    reason: row.reason,
  }))
}
