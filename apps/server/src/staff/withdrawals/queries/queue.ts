import type { Tx } from '@fairground/database/transaction'
import type { RouteReason, WithdrawalRoute } from '@fairground/rules/payments/withdrawal-route'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { sql } from 'kysely'

interface QueueFilter {
  /** The last withdrawal of the page before. */
  readonly after?: { readonly amount: bigint; readonly id: number } | undefined
  readonly limit: number
  readonly route?: WithdrawalRoute | undefined
  readonly order?: 'oldest' | 'largest' | undefined
}

export interface QueuedWithdrawal {
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
  readonly method: 'card' | 'eWallet' | 'bank' | null
  readonly hasDestination: boolean
  readonly isOnHold: boolean
  readonly identity: 'verified' | 'waiting' | 'rejected' | 'none'
  readonly hasApproval: boolean
  readonly proposalId: number | null
  readonly proposalStatus: string | null
  readonly proposedBy: number | null
  readonly approvedBy: string | null
}

/** Open withdrawals, oldest first or largest first. */
export const readWithdrawalQueue = async (
  tx: Tx,
  memberId: number,
  { after, limit, route, order = 'oldest' }: QueueFilter,
): Promise<readonly QueuedWithdrawal[]> => {
  const isAfter = ({ amount, id }: NonNullable<QueueFilter['after']>) =>
    order === 'oldest' ? sql`AND w.id > ${id}` : sql`AND (w.amount, w.id) < (${amount}, ${id})`
  const { rows } = await sql<QueuedWithdrawal>`
    SELECT w.id::float8 AS id, w.player_id AS "playerId", p.username, w.amount, w.currency, w.status, r.route,
           coalesce(r.reasons, '{}') AS reasons, w.created_at AS "requestedAt",
           (extract(epoch FROM clock_timestamp() - w.created_at) * 1000)::float8 AS "waitingMs",
           w.four_eyes OR r.route IS NOT DISTINCT FROM 'twoPeople' AS "needsProposal", w.approved_by AS "approvedBy",
           m.kind AS method, o.op_key IS NOT NULL AS "hasDestination", has_hold(w.member_id, w.player_id, 'withdrawal') AS "isOnHold",
           CASE WHEN p.id_verified_at IS NOT NULL THEN 'verified'
                ELSE coalesce((SELECT CASE v.status WHEN 'SUBMITTED' THEN 'waiting' WHEN 'REJECTED' THEN 'rejected' ELSE 'none' END
                                 FROM verification_request v
                                WHERE v.member_id = w.member_id AND v.player_id = w.player_id AND v.kind = 'id'
                                ORDER BY v.id DESC LIMIT 1), 'none') END AS identity,
           EXISTS (SELECT FROM withdrawal_approval a WHERE a.member_id = w.member_id AND a.withdrawal_id = w.id) AS "hasApproval",
           q.id AS "proposalId", q.status AS "proposalStatus", q.made_by AS "proposedBy"
      FROM withdrawal w
      JOIN player p ON p.member_id = w.member_id AND p.id = w.player_id
      JOIN journal j ON j.member_id = w.member_id AND j.id = w.id
      LEFT JOIN withdrawal_order o ON o.member_id = w.member_id AND o.op_key = j.op_key
      LEFT JOIN saved_payment m ON m.member_id = o.member_id AND m.id = o.saved_id
      LEFT JOIN LATERAL (SELECT id, status, made_by FROM proposal
                          WHERE member_id = w.member_id AND subject = 'withdrawal/' || w.id AND kind = 'approveWithdrawal'
                            AND status IN ('open', 'approved', 'executed')
                          ORDER BY id DESC LIMIT 1) q ON true
      LEFT JOIN withdrawal_route r ON r.member_id = w.member_id AND r.withdrawal_id = w.id
     WHERE w.member_id = ${memberId} AND w.status = ANY (${[...OPEN_WITHDRAWAL_STATUSES]})
       ${after ? isAfter(after) : sql``}
       AND (${route ?? null}::text IS NULL OR r.route = ${route ?? null}::text)
     ORDER BY ${order === 'oldest' ? sql`w.id` : sql`w.amount DESC, w.id DESC`} LIMIT ${limit}`.execute(tx)
  return rows
}
