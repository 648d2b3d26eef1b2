import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Staff void an instance only together, and then every ticket is refunded. */
export const voidedInstances = bySql(
  {
    id: 'A54',
    title: 'Voided instances have their proposals and refund every ticket',
    unit: 'voided instance',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM instance_event WHERE member_id = ${memberId} AND kind = 'voided'`,
    problems: [
      sql`SELECT format('instance %s is voided without an approved proposal', e.instance_id) AS problem
            FROM instance_event e
           WHERE e.member_id = ${memberId} AND e.kind = 'voided'
             AND NOT EXISTS (SELECT FROM proposal p
                              WHERE p.member_id = e.member_id AND p.kind = 'voidInstance' AND p.status IN ('approved', 'executed')
                                AND p.id = (e.facts ->> 'proposal')::integer
                                AND (p.payload ->> 'instanceId')::integer = e.instance_id)`,
      sql`SELECT format('proposal %s is executed, but voided no instance', p.id) AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.kind = 'voidInstance' AND p.status = 'executed'
             AND NOT EXISTS (SELECT FROM instance_event e
                              WHERE e.member_id = p.member_id AND e.instance_id = (p.payload ->> 'instanceId')::integer
                                AND e.kind = 'voided')`,
      sql`SELECT format('instance %s is voided, but %s', i.id, i.status) AS problem
            FROM instance_event e
            JOIN game_instance i ON i.member_id = e.member_id AND i.id = e.instance_id
           WHERE e.member_id = ${memberId} AND e.kind = 'voided' AND i.status IN ('READY', 'STARTED', 'ENDED')`,
      sql`SELECT format('ticket %s/%s of a voided instance has no refund', t.instance_id, t.seq) AS problem
            FROM instance_event e
            JOIN game_instance i ON i.member_id = e.member_id AND i.id = e.instance_id AND i.status = 'REFUNDED'
            JOIN ticket t ON t.member_id = i.member_id AND t.instance_id = i.id
           WHERE e.member_id = ${memberId} AND e.kind = 'voided'
             AND NOT EXISTS (SELECT FROM ticket_outcome o
                              WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id
                                AND (o.seq = t.seq OR o.void_seq = t.seq))`,
    ],
  }),
)
