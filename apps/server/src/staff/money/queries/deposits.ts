import type { Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import { sql } from 'kysely'
import type { PaymentFlag } from '#ledger/cashier/rows.ts'

export interface SuspendedDeposit {
  readonly id: number
  readonly playerId: number
  readonly username: string
  readonly provider: string
  readonly providerRef: string | null
  readonly flag: PaymentFlag
  readonly amount: bigint
  readonly currency: string
  readonly orderedAmount: bigint
  readonly orderedCurrency: string
  readonly receivedAt: number
}

/** Money in suspense that no proposal has settled, oldest first. */
export const readSuspense = async (
  tx: Tx,
  memberId: number,
  {
    after,
    limit,
    depositId,
  }: { readonly after: number; readonly limit: number; readonly depositId?: number },
): Promise<readonly SuspendedDeposit[]> => {
  const { rows } = await sql<SuspendedDeposit>`
    SELECT p.id::float8 AS id, p.player_id AS "playerId", u.username, p.provider, p.provider_ref AS "providerRef", p.flag,
           t.amount, t.currency, p.amount AS "orderedAmount", p.currency AS "orderedCurrency", j.created_at AS "receivedAt"
      FROM payment p
      JOIN player u ON u.member_id = p.member_id AND u.id = p.player_id
      JOIN journal j ON j.member_id = p.member_id AND j.op_key = 'dep:' || p.provider || ':' || p.id AND j.kind = 'deposit-suspense'
      JOIN transfer t ON t.member_id = p.member_id AND t.journal_id = j.id
     WHERE p.member_id = ${memberId} AND p.flag IS NOT NULL AND p.id > ${after}
       AND (${depositId ?? null}::bigint IS NULL OR p.id = ${depositId ?? null}::bigint)
       AND NOT EXISTS (SELECT FROM journal s WHERE s.member_id = p.member_id AND s.op_key = 'suspense:' || p.id)
     ORDER BY p.id LIMIT ${limit}`.execute(tx)
  return rows
}

export interface ListedDeposit {
  readonly id: number
  readonly playerId: number
  readonly username: string
  readonly provider: string
  readonly providerRef: string | null
  readonly amount: bigint
  readonly currency: string
  readonly state: DepositState
  readonly flag: PaymentFlag | null
  readonly orderedAt: number
  readonly changedAt: number
}

interface DepositFilter {
  readonly before: number
  readonly limit: number
  readonly playerId?: number | undefined
  readonly state?: DepositState | undefined
  readonly depositId?: number | undefined
}

/** Deposits, newest first. */
export const readDeposits = async (
  tx: Tx,
  memberId: number,
  { before, limit, playerId, state, depositId }: DepositFilter,
): Promise<readonly ListedDeposit[]> => {
  const { rows } = await sql<ListedDeposit>`
    SELECT p.id::float8 AS id, p.player_id AS "playerId", u.username, p.provider, p.provider_ref AS "providerRef", p.amount,
           p.currency, p.state, p.flag, p.created_at AS "orderedAt", p.changed_at AS "changedAt"
      FROM payment p JOIN player u ON u.member_id = p.member_id AND u.id = p.player_id
     WHERE p.member_id = ${memberId} AND p.id < ${before}
       AND (${playerId ?? null}::integer IS NULL OR p.player_id = ${playerId ?? null}::integer)
       AND (${state ?? null}::text IS NULL OR p.state = ${state ?? null}::text)
       AND (${depositId ?? null}::bigint IS NULL OR p.id = ${depositId ?? null}::bigint)
     ORDER BY p.id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

const maxWebhooks = 200

export const readWebhookTimes = (tx: Tx, memberId: number, provider: string, reference: string) =>
  tx
    .selectFrom('payment_inbox')
    .select(['event_id as eventId', 'received_at as receivedAt'])
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .orderBy('received_at')
    .limit(maxWebhooks)
    .execute()

/** The journals of a deposit are found by their keys, which name the payment. */
export const readDepositJournals = async (tx: Tx, memberId: number, provider: string, depositId: number) => {
  const keys = ['dep', 'rev', 'cb'].map(prefix => `${prefix}:${provider}:${depositId}`)
  const { rows } = await sql<{ id: number; kind: string; at: number; amount: bigint }>`
    SELECT j.id::float8 AS id, j.kind, j.created_at AS at,
           (SELECT coalesce(sum(t.amount), 0) FROM transfer t WHERE t.member_id = j.member_id AND t.journal_id = j.id)::bigint AS amount
      FROM journal j
     WHERE j.member_id = ${memberId}
       AND (j.id = ${depositId} OR j.op_key = ANY (${[...keys, `suspense:${depositId}`]}))
     ORDER BY j.id`.execute(tx)
  return rows
}
