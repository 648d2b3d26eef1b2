import type { Tx } from '@fairground/database/transaction'
import type {
  RoutedWithdrawal,
  RoutingFacts,
  RoutingLimits,
} from '@fairground/rules/payments/withdrawal-route'
import { sql } from 'kysely'
import { automaticApprover } from '#ledger/cashier/automatic-approver.ts'

/** A hold that ended longer ago no longer counts. */
const recentHoldDays = 30

export type RoutableWithdrawal = Omit<RoutingFacts, 'isOwnCurrency'> & {
  readonly withdrawalId: number
  readonly playerId: number
  readonly currency: string
}

/** Withdrawals that wait for the routing rule, oldest first, with what the rule needs to know. */
export const readUnrouted = async (
  tx: Tx,
  memberId: number,
  { limit, withdrawalId }: { readonly limit: number; readonly withdrawalId?: number | undefined },
): Promise<readonly RoutableWithdrawal[]> => {
  const { rows } = await sql<RoutableWithdrawal>`
    SELECT w.id::float8 AS "withdrawalId", w.player_id AS "playerId", w.currency, w.amount,
           p.id_verified_at IS NOT NULL AS "isVerified",
           floor(extract(epoch FROM clock_timestamp() - p.created_at) / 86400)::integer AS "accountDays",
           (SELECT coalesce(sum(e.amount), 0) FROM withdrawal e
             WHERE e.member_id = ${memberId} AND e.player_id = w.player_id AND e.approved_by = ${automaticApprover}
               AND e.id <> w.id AND e.created_at > clock_timestamp() - interval '24 hours')::bigint AS "paidToday",
           EXISTS (SELECT FROM deposit_order d
                     JOIN journal dj ON dj.member_id = ${memberId} AND dj.op_key = d.op_key
                     JOIN payment dp ON dp.member_id = ${memberId} AND dp.id = dj.id AND dp.state = 'COMPLETED'
                    WHERE d.member_id = ${memberId} AND d.player_id = w.player_id AND d.paid_with = o.saved_id)
           OR EXISTS (SELECT FROM withdrawal_order e
                        JOIN journal ej ON ej.member_id = ${memberId} AND ej.op_key = e.op_key
                        JOIN withdrawal ew ON ew.member_id = ${memberId} AND ew.id = ej.id AND ew.status = 'PAID'
                       WHERE e.member_id = ${memberId} AND e.player_id = w.player_id AND e.saved_id = o.saved_id)
             AS "hasUsedInstrument",
           EXISTS (SELECT FROM journal c
                    WHERE c.member_id = ${memberId} AND c.player_id = w.player_id AND c.kind = 'charge-back') AS "hasChargeBack",
           EXISTS (SELECT FROM status_period s
                    WHERE s.member_id = ${memberId} AND s.player_id = w.player_id
                      AND coalesce(s.ended_at, 'infinity') > clock_timestamp() - make_interval(days => ${recentHoldDays})) AS "hasRecentHold"
      FROM withdrawal w
      JOIN player p ON p.member_id = w.member_id AND p.id = w.player_id
      JOIN journal j ON j.member_id = w.member_id AND j.id = w.id
      LEFT JOIN withdrawal_order o ON o.member_id = w.member_id AND o.op_key = j.op_key
     WHERE w.member_id = ${memberId} AND w.status = 'REQUESTED'
       AND (${withdrawalId ?? null}::bigint IS NULL OR w.id = ${withdrawalId ?? null}::bigint)
       AND NOT EXISTS (SELECT FROM withdrawal_route r WHERE r.member_id = w.member_id AND r.withdrawal_id = w.id)
     ORDER BY w.id LIMIT ${limit}`.execute(tx)
  return rows
}

/** Returns false if another worker has decided already. */
export const insertRoute = async (
  tx: Tx,
  memberId: number,
  withdrawalId: number,
  decided: RoutedWithdrawal & { readonly limits: RoutingLimits; readonly facts: object },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('withdrawal_route')
    .values({
      member_id: memberId,
      withdrawal_id: BigInt(withdrawalId),
      route: decided.route,
      reasons: [...decided.reasons],
      facts: JSON.stringify(decided.facts),
      automatic_to: decided.limits.automaticTo,
      four_eyes_from: decided.limits.fourEyesFrom,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Withdrawals that the rule approves and the lane has not approved yet. */
export const readAutomatic = async (tx: Tx, memberId: number, automaticTo: bigint, limit: number) => {
  const rows = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('withdrawal_route as r', join =>
      join.onRef('r.member_id', '=', 'w.member_id').onRef('r.withdrawal_id', '=', 'w.id'),
    )
    .select(['w.id', 'w.player_id', 'w.currency'])
    .where('w.member_id', '=', memberId)
    .where('w.status', '=', 'REQUESTED')
    .where('w.four_eyes', '=', false)
    .where('w.amount', '<=', automaticTo)
    .where('r.route', '=', 'automatic')
    .orderBy('w.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({ withdrawalId: Number(row.id), playerId: row.player_id, currency: row.currency }))
}

/** How long the oldest withdrawal has waited for its approval, in milliseconds. 0 if none waits. */
export const readOldestWaiting = async (tx: Tx, memberId: number): Promise<number> => {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT extract(epoch FROM clock_timestamp() - min(created_at))::float8 * 1000 AS ms
      FROM withdrawal WHERE member_id = ${memberId} AND status = 'REQUESTED'`.execute(tx)
  return Math.max(0, Math.round(rows[0]?.ms ?? 0))
}

/** Returns the staff member who decided first. */
export const insertApproval = async (
  tx: Tx,
  memberId: number,
  withdrawalId: number,
  staffId: number,
): Promise<{ readonly staffId: number; readonly isNew: boolean }> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('withdrawal_approval')
    .values({ member_id: memberId, withdrawal_id: BigInt(withdrawalId), staff_id: staffId })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  const row = await tx
    .selectFrom('withdrawal_approval')
    .select('staff_id')
    .where('member_id', '=', memberId)
    .where('withdrawal_id', '=', BigInt(withdrawalId))
    .executeTakeFirstOrThrow()
  return { staffId: row.staff_id, isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n }
}

/** Decisions of one person that the lane has not applied, because a process stopped in between. */
export const readUnfinishedApprovals = async (tx: Tx, memberId: number, limit: number) => {
  const rows = await tx
    .selectFrom('withdrawal_approval as a')
    .innerJoin('withdrawal as w', join =>
      join.onRef('w.member_id', '=', 'a.member_id').onRef('w.id', '=', 'a.withdrawal_id'),
    )
    .select(['w.id', 'w.player_id', 'w.currency', 'a.staff_id'])
    .where('a.member_id', '=', memberId)
    .where('w.status', '=', 'REQUESTED')
    .orderBy('w.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    withdrawalId: Number(row.id),
    playerId: row.player_id,
    currency: row.currency,
    staffId: row.staff_id,
  }))
}
