import { timestamp, type Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import { expectedPayout } from '@fairground/rules/payments/expected-payout'
import type { PaymentRefusal } from '@fairground/contract/entities/money/payment'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import type { PlayerKey } from '#platform/player-key.ts'
import type { PaymentKind } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { readMethodLabels } from './saved-payments.ts'

export interface DepositDetails {
  readonly orderId: number
  readonly at: number
  readonly state: DepositState
  readonly currency: string
  readonly amount: bigint
  readonly method: string | null
  readonly methodKind: PaymentKind | null
  readonly refusal: PaymentRefusal | null
}

const depositsWithOrder = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('payment as p')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'p.member_id').onRef('j.id', '=', 'p.id'),
    )
    .leftJoin('deposit_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select([
      'p.id',
      'p.created_at',
      'p.state',
      'p.currency',
      'p.amount',
      'o.paid_with',
      'o.saved_id',
      'o.refusal',
    ])
    .where('p.member_id', '=', memberId)
    .where('p.player_id', '=', playerId)

/** A deposit of the player with its method. Undefined if it is not theirs. */
export const readDepositDetails = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  orderId: number,
): Promise<DepositDetails | undefined> => {
  const row = await depositsWithOrder(tx, player).where('p.id', '=', BigInt(orderId)).executeTakeFirst()
  if (!row) return undefined
  const method = (await readMethodLabels(tx, vault, player)).get(row.paid_with ?? row.saved_id ?? 0)
  return {
    orderId,
    at: row.created_at,
    state: row.state as DepositState,
    currency: row.currency,
    amount: row.amount,
    method: method?.label ?? null,
    methodKind: method?.kind ?? null,
    refusal: row.refusal as PaymentRefusal | null,
  }
}

const maxFailed = 100

/** The deposits of a period that moved no money, newest first. */
export const readFailedDeposits = async (tx: Tx, player: PlayerKey, from: number, until: number) => {
  const rows = await depositsWithOrder(tx, player)
    .where('p.state', 'in', ['FAILED', 'EXPIRED'])
    .where('p.created_at', '>=', timestamp(from))
    .where('p.created_at', '<', timestamp(until))
    .orderBy('p.id', 'desc')
    .limit(maxFailed)
    .execute()
  return rows.map(({ id, created_at, currency, amount, refusal, state }) => ({
    orderId: Number(id),
    at: created_at,
    currency,
    amount,
    refusal: (refusal as PaymentRefusal | null) ?? (state === 'EXPIRED' ? 'expired' : 'declined'),
  }))
}

export interface WithdrawalDetails {
  readonly status: WithdrawalStatus
  readonly method: string | null
  readonly methodKind: PaymentKind | null
  readonly reason: string | null
  readonly expectedAt: number | null
}

export const readWithdrawalDetails = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  withdrawalId: number,
): Promise<WithdrawalDetails | undefined> => {
  const row = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('journal as j', join =>
      join.onRef('j.member_id', '=', 'w.member_id').onRef('j.id', '=', 'w.id'),
    )
    .leftJoin('withdrawal_order as o', join =>
      join.onRef('o.member_id', '=', 'j.member_id').onRef('o.op_key', '=', 'j.op_key'),
    )
    .select(['w.status', 'w.created_at', 'w.changed_at', 'o.saved_id', 'o.reason'])
    .where('w.member_id', '=', player.memberId)
    .where('w.player_id', '=', player.playerId)
    .where('w.id', '=', BigInt(withdrawalId))
    .executeTakeFirst()
  if (!row) return undefined
  const method = (await readMethodLabels(tx, vault, player)).get(row.saved_id ?? 0)
  const status = row.status as WithdrawalStatus
  return {
    status,
    method: method?.label ?? null,
    methodKind: method?.kind ?? null,
    reason: row.reason,
    expectedAt: method
      ? expectedPayout({
          status,
          kind: method.kind,
          requestedAt: row.created_at,
          changedAt: row.changed_at,
        })
      : null,
  }
}
