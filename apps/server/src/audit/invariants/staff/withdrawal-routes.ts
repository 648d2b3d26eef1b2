import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'
import { automaticApprover } from '#ledger/cashier/automatic-approver.ts'

/** Every approved withdrawal has the approvals that its route asks for, and the route is what the stored facts say. */
export const withdrawalRoutes = bySql(
  { id: 'A61', title: 'Withdrawals have the approvals of their routes', unit: 'withdrawal' },
  memberId => {
    const proposal = sql`EXISTS (SELECT FROM proposal p
                                  WHERE p.member_id = w.member_id AND p.kind = 'approveWithdrawal'
                                    AND p.subject = 'withdrawal/' || w.id AND p.status IN ('approved', 'executed')
                                    AND p.payload ->> 'amount' = w.amount::text AND p.payload ->> 'currency' = w.currency)`
    return {
      count: sql`SELECT count(*) FROM withdrawal WHERE member_id = ${memberId} AND routed AND approved_by IS NOT NULL`,
      problems: [
        sql`SELECT format('withdrawal %s was approved without staff, but its route is %s', w.id, coalesce(r.route, 'unknown')) AS problem
              FROM withdrawal w
              LEFT JOIN withdrawal_route r ON r.member_id = w.member_id AND r.withdrawal_id = w.id
             WHERE w.member_id = ${memberId} AND w.routed AND w.approved_by = ${automaticApprover}
               AND (r.route IS DISTINCT FROM 'automatic' OR w.four_eyes)`,
        sql`SELECT format('withdrawal %s of %s was routed as automatic with %s', w.id, w.amount, r.facts) AS problem
              FROM withdrawal w
              JOIN withdrawal_route r ON r.member_id = w.member_id AND r.withdrawal_id = w.id
             WHERE w.member_id = ${memberId} AND r.route = 'automatic'
               AND NOT coalesce((r.facts ->> 'amount')::bigint = w.amount
                                AND w.amount + (r.facts ->> 'paidToday')::bigint <= r.automatic_to
                                AND w.amount < r.four_eyes_from
                                AND (r.facts ->> 'isVerified')::boolean AND (r.facts ->> 'hasUsedInstrument')::boolean
                                AND (r.facts ->> 'isOwnCurrency')::boolean AND NOT (r.facts ->> 'hasChargeBack')::boolean
                                AND NOT (r.facts ->> 'hasRecentHold')::boolean, false)`,
        sql`SELECT format('withdrawal %s is %s for %s and has no proposal', w.id, w.status,
                          CASE WHEN w.four_eyes THEN 'its amount' ELSE 'its route' END) AS problem
              FROM withdrawal w
              LEFT JOIN withdrawal_route r ON r.member_id = w.member_id AND r.withdrawal_id = w.id
             WHERE w.member_id = ${memberId} AND w.routed AND w.approved_by <> ${automaticApprover}
               AND (w.four_eyes OR r.route = 'twoPeople') AND NOT ${proposal}`,
        sql`SELECT format('withdrawal %s was approved by %s, who did not decide it', w.id, w.approved_by) AS problem
              FROM withdrawal w
             WHERE w.member_id = ${memberId} AND w.routed AND w.approved_by <> ${automaticApprover} AND NOT ${proposal}
               AND NOT EXISTS (SELECT FROM withdrawal_approval a
                                WHERE a.member_id = w.member_id AND a.withdrawal_id = w.id
                                  AND 'staff/' || a.staff_id = w.approved_by)`,
        sql`SELECT format('withdrawal %s was paid %s times', w.id, count(*)) AS problem
              FROM withdrawal w
              JOIN journal j ON j.member_id = w.member_id AND j.ref = w.id AND j.kind = 'withdrawal-pay'
             WHERE w.member_id = ${memberId} GROUP BY w.id HAVING count(*) > 1`,
      ],
    }
  },
)
