import { type RawBuilder, sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** What staff did with a player, and the entries of the log about it, must be equally many. */
const compareWithLog = (memberId: number, action: string, rows: RawBuilder<unknown>) => sql<{
  readonly problem: string
}>`
  SELECT format('staff/%s did %s for player %s %s times, but the log has %s entries', staff_id, ${action}::text, player_id,
                coalesce(d.count, 0), coalesce(l.count, 0)) AS problem
    FROM (${rows}) AS d
    FULL JOIN (SELECT substring(actor FROM 7)::integer AS staff_id, substring(subject FROM 8)::integer AS player_id, count(*)
                 FROM audit_entry
                WHERE member_id = ${memberId} AND action = ${action} AND actor ~ '^staff/[0-9]+$' AND subject ~ '^player/[0-9]+$'
                GROUP BY 1, 2) AS l USING (staff_id, player_id)
   WHERE d.count IS DISTINCT FROM l.count`

/** Personal data that a staff member saw in full has its entry, with the reason, in the audit log. */
export const reveals = bySql(
  { id: 'A59', title: 'The audit log has every reveal of personal data', unit: 'reveal' },
  memberId => ({
    count: sql`SELECT count(*) FROM player_reveal WHERE member_id = ${memberId}`,
    problems: [
      compareWithLog(
        memberId,
        'reveal-player',
        sql`SELECT staff_id, player_id, count(*) FROM player_reveal WHERE member_id = ${memberId} GROUP BY 1, 2`,
      ),
    ],
  }),
)

export const notes = bySql(
  { id: 'A60', title: 'The audit log has every note about a player', unit: 'note' },
  memberId => ({
    count: sql`SELECT count(*) FROM player_note WHERE member_id = ${memberId}`,
    problems: [
      compareWithLog(
        memberId,
        'add-note',
        sql`SELECT staff_id, player_id, count(*) FROM player_note WHERE member_id = ${memberId} GROUP BY 1, 2`,
      ),
    ],
  }),
)
