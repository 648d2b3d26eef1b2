import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

export const noCrossing = bySql(
  { id: 'I6', title: 'No transfer crosses a currency or a member', unit: 'transfer' },
  memberId => ({
    count: sql`SELECT count(*) FROM transfer WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('transfer %s/%s of %s moves from %s to %s', t.journal_id, t.line, t.currency,
                  CASE WHEN d.id IS NULL THEN 'account ' || t.debit_id || ', which is no account of this member' ELSE d.currency END,
                  CASE WHEN c.id IS NULL THEN 'account ' || t.credit_id || ', which is no account of this member' ELSE c.currency END) AS problem
      FROM transfer t
      LEFT JOIN account d ON d.member_id = ${memberId} AND d.id = t.debit_id
      LEFT JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
     WHERE t.member_id = ${memberId}
       AND (d.currency IS DISTINCT FROM t.currency OR c.currency IS DISTINCT FROM t.currency OR t.debit_id = t.credit_id)`,
      sql`
    SELECT format('transfer %s/%s belongs to no journal of this member', t.journal_id, t.line) AS problem
      FROM transfer t LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id
     WHERE t.member_id = ${memberId} AND j.id IS NULL`,
    ],
  }),
)
