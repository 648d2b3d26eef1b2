import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

const tables = ['draw_commit', 'draw_beacon', 'draw_result', 'draw_record'] as const

/** Each step of a draw happens once, after the previous step, and in a status that allows it. */
export const drawSteps = bySql(
  { id: 'I21', title: 'One sealed record and one result per instance', unit: 'instance' },
  memberId => ({
    count: sql`SELECT count(DISTINCT instance_id) FROM draw_commit WHERE member_id = ${memberId}`,
    problems: [
      ...tables.map(
        table => sql<{ problem: string }>`
    SELECT format('instance %s has %s rows in %s', instance_id, count(*), ${table}::text) AS problem
      FROM ${sql.table(table)} WHERE member_id = ${memberId} GROUP BY instance_id HAVING count(*) > 1`,
      ),
      sql`
    SELECT format('instance %s of game %s is %s and has a sealed record of game %s', i.id, i.game_id, i.status, c.game_id) AS problem
      FROM game_instance i JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = i.id
     WHERE i.member_id = ${memberId} AND (i.status = 'OPEN' OR c.game_id <> i.game_id)`,
      sql`
    SELECT format('instance %s: committed to beacon round %s, drawn by round %s', c.instance_id, c.round, b.round) AS problem
      FROM draw_commit c JOIN draw_beacon b USING (member_id, instance_id)
     WHERE c.member_id = ${memberId} AND c.round <> b.round`,
      sql`
    SELECT format('instance %s is %s and has %s', i.id, i.status,
                  concat_ws(', ', CASE WHEN c.instance_id IS NULL THEN 'no sealed record' END,
                                  CASE WHEN b.instance_id IS NULL THEN 'no beacon' END,
                                  CASE WHEN r.instance_id IS NULL THEN 'no result' ELSE 'a result' END,
                                  CASE WHEN d.instance_id IS NULL THEN 'no draw record' ELSE 'a draw record' END)) AS problem
      FROM game_instance i
      LEFT JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = i.id
      LEFT JOIN draw_beacon b ON b.member_id = ${memberId} AND b.instance_id = i.id
      LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = i.id
      LEFT JOIN draw_record d ON d.member_id = ${memberId} AND d.instance_id = i.id
     WHERE i.member_id = ${memberId}
       AND CASE WHEN i.status = 'ENDED' THEN c.instance_id IS NULL OR b.instance_id IS NULL OR r.instance_id IS NULL OR d.instance_id IS NULL
                WHEN i.status IN ('READY', 'STARTED') THEN r.instance_id IS NULL OR d.instance_id IS NOT NULL
                WHEN i.status IN ('OPEN', 'CLOSED', 'REFUNDED') THEN r.instance_id IS NOT NULL
                ELSE false END
       AND NOT EXISTS (SELECT FROM deck_seal s WHERE s.member_id = ${memberId} AND s.instance_id = i.id)`,
    ],
  }),
)
