import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A drawn result must be paid and a sold card must be assigned, so repeated failures must be reported. */
export const stalledInstances = bySql(
  { id: 'A8', title: 'No drawn instance and no sold deck is stalled', unit: 'instance' },
  memberId => ({
    count: sql`SELECT count(*) FROM game_instance WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('instance %s is %s and its next step failed %s times: %s', i.id, i.status, i.attempts, i.last_error) AS problem
      FROM game_instance i
     WHERE i.member_id = ${memberId} AND i.attempts >= 3
       AND (i.status IN ('READY', 'STARTED')
            OR i.sold > 0 AND i.status <> 'ENDED'
               AND EXISTS (SELECT FROM deck d WHERE d.member_id = ${memberId} AND d.instance_id = i.id))`,
    ],
  }),
)
