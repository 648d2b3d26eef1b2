import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A change that needs a second person exists if and only if its proposal was executed. */
export const proposalEffects = bySql(
  {
    id: 'A50',
    title: 'Large withdrawals, adjustments and roles have their proposals, and proposals their effects',
    unit: 'proposal',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM proposal WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('withdrawal %s is %s without an approved proposal', w.id, w.status) AS problem
            FROM withdrawal w
           WHERE w.member_id = ${memberId} AND w.four_eyes AND w.approved_by IS NOT NULL
             AND NOT EXISTS (SELECT FROM proposal p
                              WHERE p.member_id = w.member_id AND p.kind = 'approveWithdrawal'
                                AND p.subject = 'withdrawal/' || w.id AND p.status IN ('approved', 'executed'))`,
      sql`SELECT format('adjustment %s is not what proposal %s says', a.id, coalesce(a.proposal_id::text, 'none')) AS problem
            FROM adjustment a
            LEFT JOIN proposal p ON p.member_id = a.member_id AND p.id = a.proposal_id AND p.kind = 'adjustBalance'
                                AND p.status IN ('approved', 'executed')
           WHERE a.member_id = ${memberId}
             AND (a.player_id, a.amount, a.currency)
                 IS DISTINCT FROM ((p.payload ->> 'playerId')::integer, (p.payload ->> 'amount')::bigint, p.payload ->> 'currency')`,
      sql`SELECT format('proposal %s is executed, but withdrawal %s is not approved', p.id, p.payload ->> 'withdrawalId') AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.kind = 'approveWithdrawal' AND p.status = 'executed'
             AND NOT EXISTS (SELECT FROM withdrawal w
                              WHERE w.member_id = p.member_id AND 'withdrawal/' || w.id = p.subject AND w.approved_by IS NOT NULL)`,
      sql`SELECT format('proposal %s is executed, but adjusted nothing', p.id) AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.kind = 'adjustBalance' AND p.status = 'executed'
             AND NOT EXISTS (SELECT FROM adjustment a WHERE a.member_id = p.member_id AND a.proposal_id = p.id)`,
      sql`SELECT format('proposal %s is %s with %s of %s votes', p.id, p.status, v.approvals, p.required_votes) AS problem
            FROM proposal p
           CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE decision = 'approve') AS approvals,
                                      count(*) FILTER (WHERE decision = 'reject') AS rejections
                                 FROM proposal_vote v
                                WHERE v.member_id = p.member_id AND v.proposal_id = p.id AND v.staff_id <> p.made_by) AS v
           WHERE p.member_id = ${memberId} AND p.status IN ('approved', 'executed')
             AND (v.approvals < p.required_votes OR v.rejections > 0)`,
    ],
  }),
)
