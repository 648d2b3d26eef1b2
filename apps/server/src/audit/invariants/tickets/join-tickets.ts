import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The journal stores the player's answer: its receipts must match the tickets. */
export const joinTickets = bySql(
  { id: 'I19', title: 'Every join has its tickets and every ticket its join', unit: 'ticket' },
  memberId => ({
    count: sql`SELECT count(*) FROM ticket WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('ticket %s/%s of player %s has no such join: journal %s is %s', t.instance_id, t.seq, t.player_id, t.journal_id,
                  CASE WHEN j.id IS NULL THEN 'missing' ELSE format('a %s of player %s in %s', j.kind, j.player_id, j.ref) END) AS problem
      FROM ticket t LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id
     WHERE t.member_id = ${memberId}
       AND (j.kind, j.ref, j.player_id) IS DISTINCT FROM ('join', t.instance_id::bigint, t.player_id)`,
      sql`
    SELECT format('journal %s (%s) has no receipts', id, op_key) AS problem
      FROM journal
     WHERE member_id = ${memberId} AND kind = 'join' AND coalesce(json_typeof(result -> 'receipts'), '') <> 'array'`,
      sql`
    WITH answer AS MATERIALIZED (
      SELECT id, result ->> 'joinCode' AS code, (result ->> 'instanceId')::integer AS instance_id,
             CASE json_typeof(result -> 'receipts') WHEN 'array' THEN result -> 'receipts' ELSE '[]' END AS receipts
        FROM journal WHERE member_id = ${memberId} AND kind = 'join'
    ), receipt AS (
      SELECT a.id, (r.value ->> 'seq0')::integer + 1 AS seq, r.value ->> 'leafHash' AS leaf, a.code, a.instance_id
        FROM answer a CROSS JOIN LATERAL json_array_elements(a.receipts) AS r (value)
    ), sold AS (
      SELECT journal_id AS id, seq, encode(leaf_hash, 'hex') AS leaf, join_code AS code, instance_id
        FROM ticket WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN s.leaf IS NULL THEN format('journal %s gave a receipt for ticket %s/%s, which does not exist', id, r.instance_id, seq)
                WHEN r.leaf IS NULL THEN format('ticket %s/%s has no receipt in journal %s', s.instance_id, seq, id)
                ELSE format('ticket %s/%s differs from its receipt in journal %s', s.instance_id, seq, id) END AS problem
      FROM receipt r FULL JOIN sold s USING (id, seq)
     WHERE (r.leaf, r.code, r.instance_id) IS DISTINCT FROM (s.leaf, s.code, s.instance_id)`,
    ],
  }),
)

export const joinCodes = bySql(
  { id: 'I20', title: 'Each join has a unique code', unit: 'join' },
  memberId => ({
    count: sql`SELECT count(DISTINCT journal_id) FROM ticket WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('code %s belongs to joins %s', join_code, string_agg(DISTINCT journal_id::text, ', ')) AS problem
          FROM ticket WHERE member_id = ${memberId} GROUP BY join_code HAVING count(DISTINCT journal_id) > 1`,
      sql`SELECT format('journal %s has codes %s', journal_id, string_agg(DISTINCT join_code, ', ')) AS problem
          FROM ticket WHERE member_id = ${memberId} GROUP BY journal_id HAVING count(DISTINCT join_code) > 1`,
    ],
  }),
)
