import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The committed closing time determines the beacon round, so it must not precede the real end of the sale. */
export const soldInTime = bySql(
  { id: 'I18', title: 'No ticket was sold or cancelled after the close', unit: 'ticket' },
  memberId => ({
    count: sql`SELECT count(*) FROM ticket WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('ticket %s/%s was sold at %s, the instance closed at %s', t.instance_id, t.seq, t.created_at, i.closed_at) AS problem
      FROM game_instance i JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = i.id
     WHERE i.member_id = ${memberId} AND t.created_at > i.closed_at`,
      sql`
    SELECT format('ticket %s/%s was cancelled at %s, the instance closed at %s', o.instance_id, o.seq, j.created_at, i.closed_at) AS problem
      FROM ticket_outcome o
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = o.instance_id
      JOIN journal j ON j.member_id = ${memberId} AND j.id = o.journal_id
     WHERE o.member_id = ${memberId} AND o.kind = 'VOID' AND j.created_at > i.closed_at`,
      sql`
    SELECT format('instance %s closed at %s, its sealed record says %s', i.id, i.closed_at, c.closed_at) AS problem
      FROM game_instance i JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = i.id
     WHERE i.member_id = ${memberId}
       AND (i.closed_at IS NULL OR date_trunc('milliseconds', i.closed_at) > c.closed_at)`,
      sql`
    SELECT format('journal %s of ticket %s/%s has another time: %s', j.id, t.instance_id, t.seq, j.created_at) AS problem
      FROM ticket t JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id
     WHERE t.member_id = ${memberId} AND j.created_at <> t.created_at`,
    ],
  }),
)
