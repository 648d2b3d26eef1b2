import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A result is held to, and a card sold is dealt, however long it takes: what fails again and again must be seen. */
export const heldUp = bySql(
  { id: 'A8', title: 'What is drawn is paid, and what is sold of a deck is dealt', unit: 'instance' },
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
