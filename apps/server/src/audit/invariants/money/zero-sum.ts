import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

export const zeroSum = bySql(
  { id: 'I1', title: 'All balances of a currency add up to zero', unit: 'currency' },
  memberId => ({
    count: sql`SELECT count(DISTINCT currency) FROM account WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('%s: posted balances add up to %s, held ones to %s', currency, sum(c_post - d_post), sum(c_pend - d_pend)) AS problem
            FROM account WHERE member_id = ${memberId}
           GROUP BY currency HAVING sum(c_post - d_post) <> 0 OR sum(c_pend - d_pend) <> 0`,
    ],
  }),
)
