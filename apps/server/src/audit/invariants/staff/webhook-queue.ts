import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** No event is forgotten: what an endpoint has not received is queued, and positions have no gaps. */
export const webhookQueue = bySql(
  {
    id: 'A71',
    title: 'Every pending webhook is queued, and every stored event has its position',
    unit: 'event',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM webhook_event WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('event %s for endpoint %s is pending, but not queued', d.position, d.endpoint_id) AS problem
            FROM webhook_delivery d
           WHERE d.member_id = ${memberId} AND d.status = 'pending'
             AND NOT EXISTS (SELECT FROM webhook_queue q
                              WHERE q.member_id = d.member_id AND q.endpoint_id = d.endpoint_id AND q.replay_id = d.replay_id
                                AND q.object = d.object)`,
      sql`SELECT format('event %s for endpoint %s was delivered before an older event of %s', d.position, d.endpoint_id, d.object)
                 AS problem
            FROM webhook_delivery d
           WHERE d.member_id = ${memberId} AND d.status = 'delivered' AND d.replay_id = 0
             AND EXISTS (SELECT FROM webhook_delivery o
                          WHERE o.member_id = d.member_id AND o.endpoint_id = d.endpoint_id AND o.replay_id = 0
                            AND o.object = d.object AND o.status = 'pending' AND o.position < d.position)`,
      sql`SELECT format('%s events follow position %s, but the counter is at %s', count(*), min(v.position),
                        (SELECT last_position FROM webhook_counter c WHERE c.member_id = ${memberId})) AS problem
            FROM webhook_event v
           WHERE v.member_id = ${memberId}
          HAVING count(*) > 0
             AND max(v.position) IS DISTINCT FROM (SELECT last_position FROM webhook_counter c WHERE c.member_id = ${memberId})`,
    ],
  }),
)
