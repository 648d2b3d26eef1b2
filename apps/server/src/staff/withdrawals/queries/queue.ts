import type { Tx } from '@fairground/database/transaction'
import type { RouteReason, WithdrawalRoute } from '@fairground/rules/payments/withdrawal-route'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { sql } from 'kysely'

interface QueueFilter {
  /** The last id of the page before. */
  readonly after: number
  readonly limit: number
  readonly route?: WithdrawalRoute | undefined
}

interface QueuedWithdrawal {
  readonly id: number
  readonly playerId: number
  readonly username: string
  readonly amount: bigint
  readonly currency: string
  readonly status: string
  readonly route: WithdrawalRoute | null
  readonly reasons: RouteReason[]
  readonly requestedAt: number
  readonly waitingMs: number
  readonly needsProposal: boolean
  readonly approvedBy: string | null
}

/** Open withdrawals, oldest first. */
export const readWithdrawalQueue = async (
  tx: Tx,
  memberId: number,
  { after, limit, route }: QueueFilter,
): Promise<readonly QueuedWithdrawal[]> => {
  const { rows } = await sql<QueuedWithdrawal>`
    SELECT w.id::float8 AS id, w.player_id AS "playerId", p.username, w.amount, w.currency, w.status, r.route,
           coalesce(r.reasons, '{}') AS reasons, w.created_at AS "requestedAt",
           (extract(epoch FROM clock_timestamp() - w.created_at) * 1000)::float8 AS "waitingMs",
           w.four_eyes OR r.route IS NOT DISTINCT FROM 'twoPeople' AS "needsProposal", w.approved_by AS "approvedBy"
      FROM withdrawal w
      JOIN player p ON p.member_id = w.member_id AND p.id = w.player_id
      LEFT JOIN withdrawal_route r ON r.member_id = w.member_id AND r.withdrawal_id = w.id
     WHERE w.member_id = ${memberId} AND w.status = ANY (${[...OPEN_WITHDRAWAL_STATUSES]}) AND w.id > ${after}
       AND (${route ?? null}::text IS NULL OR r.route = ${route ?? null}::text)
     ORDER BY w.id LIMIT ${limit}`.execute(tx)
  return rows
}
