import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** After the first proposal, a setting of money has the value of the last proposal that named it. */
export const moneySettings = bySql(
  { id: 'A55', title: 'Settings of money have the values of their proposals', unit: 'proposal' },
  memberId => ({
    count: sql`SELECT count(*) FROM proposal WHERE member_id = ${memberId} AND kind = 'changeMoneySettings'`,
    problems: [
      sql`
    WITH named AS (
      SELECT DISTINCT ON (c.key) c.key, c.value, p.id
        FROM proposal p
       CROSS JOIN LATERAL (SELECT key, value FROM jsonb_each(p.payload -> 'settings')
                           UNION ALL
                           SELECT key, NULL FROM jsonb_array_elements_text(p.payload -> 'unset') AS u (key)) AS c
       WHERE p.member_id = ${memberId} AND p.kind = 'changeMoneySettings' AND p.status = 'executed'
       ORDER BY c.key, p.id DESC
    )
    SELECT format('the setting %s is not what proposal %s says', n.key, n.id) AS problem
      FROM named n JOIN member m ON m.id = ${memberId}
     WHERE m.settings -> n.key IS DISTINCT FROM n.value`,
      sql`
    SELECT format('the range of the return is not what proposal %s says', p.id) AS problem
      FROM (SELECT id, payload FROM proposal
             WHERE member_id = ${memberId} AND kind = 'changeMoneySettings' AND status = 'executed' AND payload ? 'returns'
             ORDER BY id DESC LIMIT 1) AS p
      JOIN member m ON m.id = ${memberId}
     WHERE (m.return_min, m.return_max)
           IS DISTINCT FROM ((p.payload #>> '{returns,min}')::smallint, (p.payload #>> '{returns,max}')::smallint)`,
    ],
  }),
)
