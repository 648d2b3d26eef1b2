import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A record in parts has every line once. What the lines say is compared by A23. */
export const recordParts = bySql(
  { id: 'A65', title: 'Deck records in parts are complete', unit: 'part' },
  memberId => ({
    count: sql`SELECT count(*) FROM deck_record_part WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('line %s of the %s of deck %s follows line %s', first, section, instance_id, before) AS problem
      FROM (SELECT instance_id, section, first,
                   lag(first + lines, 1, 0) OVER (PARTITION BY instance_id, section ORDER BY first) AS before
              FROM deck_record_part WHERE member_id = ${memberId}) AS part
     WHERE first <> before`,
      sql`
    SELECT format('the record of deck %s has %s lines of %s in its parts, due are %s', instance_id, lines, section, due) AS problem
      FROM (SELECT d.instance_id, s.section, s.due,
                   (SELECT coalesce(sum(p.lines), 0) FROM deck_record_part p
                     WHERE p.member_id = ${memberId} AND p.instance_id = d.instance_id AND p.section = s.section) AS lines
              FROM deck_record r
              JOIN deck d ON d.member_id = ${memberId} AND d.instance_id = r.instance_id
              JOIN deck_result e ON e.member_id = ${memberId} AND e.instance_id = r.instance_id
             CROSS JOIN LATERAL (VALUES ('cards', d.size), ('tickets', e.tickets), ('rounds', (
                     SELECT count(*)::int FROM round_cut_deck c
                       JOIN countersigned_round k ON k.member_id = ${memberId} AND k.round = c.round
                      WHERE c.member_id = ${memberId} AND c.instance_id = d.instance_id))) AS s (section, due)
             WHERE r.member_id = ${memberId} AND position(E'\n' IN r.body) = 0) AS counted
     WHERE lines <> due`,
    ],
  }),
)
