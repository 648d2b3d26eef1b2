import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'
import { accountKinds, floorRule } from '#ledger/account-key.ts'

const kindsThatMayGoBelowZero = accountKinds.filter(kind => floorRule(kind) === 0)

export const floor = bySql(
  { id: 'I3', title: 'No account is below its floor', unit: 'account' },
  memberId => ({
    count: sql`SELECT count(*) FROM account WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('account %s (%s/%s/%s) is at %s with %s on hold', id, kind, ref, currency, c_post - d_post, d_pend) AS problem
          FROM account
         WHERE member_id = ${memberId} AND c_post - d_post - d_pend < 0 AND kind <> ALL (${kindsThatMayGoBelowZero})`,
      sql`SELECT format('account %s (%s/%s/%s) has floor rule %s', id, kind, ref, currency, floor_rule) AS problem
          FROM account
         WHERE member_id = ${memberId}
           AND floor_rule <> CASE WHEN kind = ANY (${kindsThatMayGoBelowZero}) THEN 0 ELSE 1 END`,
    ],
  }),
)
