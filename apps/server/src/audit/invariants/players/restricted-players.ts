import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Status changes wait for the lane's lock, so the time of a journal shows whether it came before or after. */
export const restrictedPlayers = bySql(
  { id: 'I31', title: 'No purchase or deposit by a restricted player', unit: 'period' },
  memberId => ({
    count: sql`SELECT count(*) FROM status_period WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('player %s was %s since %s, and journal %s (%s) is of %s', s.player_id, s.status, s.since, j.id, j.kind, j.created_at) AS problem
      FROM status_period s
      JOIN journal j ON j.member_id = ${memberId} AND j.player_id = s.player_id AND j.kind IN ('join', 'deposit-order', 'sub-open', 'gift-buy', 'gift-open')
                    AND j.created_at > s.since AND j.created_at < coalesce(s.ended_at, 'infinity')
     WHERE s.member_id = ${memberId}`,
      sql`
    SELECT format('player %s is %s, and the last recorded status is %s', p.id, p.status, coalesce(s.status, 'active')) AS problem
      FROM player p LEFT JOIN status_period s ON s.member_id = ${memberId} AND s.player_id = p.id AND s.ended_at IS NULL
     WHERE p.member_id = ${memberId} AND p.status <> coalesce(s.status, 'active')`,
    ],
  }),
)
