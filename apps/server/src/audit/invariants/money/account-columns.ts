import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A hold counts as pending until the transfer that posts (2) or releases (3) it. */
export const accountColumns = bySql(
  { id: 'I2', title: 'Account columns equal their transfers', unit: 'account' },
  memberId => ({
    count: sql`SELECT count(*) FROM account WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH side AS (
      SELECT debit_id AS id, phase, amount AS d, 0::bigint AS c FROM transfer WHERE member_id = ${memberId}
      UNION ALL
      SELECT credit_id, phase, 0, amount FROM transfer WHERE member_id = ${memberId}
    ), moved AS (
      SELECT id,
             coalesce(sum(d) FILTER (WHERE phase IN (0, 2)), 0) AS d_post,
             coalesce(sum(c) FILTER (WHERE phase IN (0, 2)), 0) AS c_post,
             coalesce(sum(CASE phase WHEN 1 THEN d ELSE -d END) FILTER (WHERE phase > 0), 0) AS d_pend,
             coalesce(sum(CASE phase WHEN 1 THEN c ELSE -c END) FILTER (WHERE phase > 0), 0) AS c_pend
        FROM side GROUP BY id
    )
    SELECT format('account %s (%s/%s/%s) holds %s, its transfers say %s', a.id, a.kind, a.ref, a.currency,
                  concat_ws('/', a.d_post, a.c_post, a.d_pend, a.c_pend),
                  concat_ws('/', coalesce(m.d_post, 0), coalesce(m.c_post, 0), coalesce(m.d_pend, 0), coalesce(m.c_pend, 0))) AS problem
      FROM account a LEFT JOIN moved m ON m.id = a.id
     WHERE a.member_id = ${memberId}
       AND (a.d_post, a.c_post, a.d_pend, a.c_pend)
        <> (coalesce(m.d_post, 0), coalesce(m.c_post, 0), coalesce(m.d_pend, 0), coalesce(m.c_pend, 0))`,
    ],
  }),
)
