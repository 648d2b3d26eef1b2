import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Games retire and decks end early only together. */
export const endedGames = bySql(
  { id: 'A56', title: 'Retired games and decks that staff ended have their proposals', unit: 'retired game' },
  memberId => ({
    count: sql`SELECT count(*) FROM game WHERE member_id = ${memberId} AND retired_at IS NOT NULL`,
    problems: [
      sql`SELECT format('game %s is retired without an approved proposal', g.id) AS problem
            FROM game g
           WHERE g.member_id = ${memberId} AND g.retired_at IS NOT NULL
             AND NOT EXISTS (SELECT FROM proposal p
                              WHERE p.member_id = g.member_id AND p.kind = 'retireGame' AND p.status IN ('approved', 'executed')
                                AND (p.payload ->> 'gameId')::integer = g.id)`,
      sql`SELECT format('proposal %s is executed, but game %s is not retired', p.id, p.payload ->> 'gameId') AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.kind = 'retireGame' AND p.status = 'executed'
             AND NOT EXISTS (SELECT FROM game g
                              WHERE g.member_id = p.member_id AND g.id = (p.payload ->> 'gameId')::integer AND g.retired_at IS NOT NULL)`,
      sql`SELECT format('proposal %s is executed, but deck %s sells on', p.id, p.payload ->> 'instanceId') AS problem
            FROM proposal p
            JOIN game_instance i ON i.member_id = p.member_id AND i.id = (p.payload ->> 'instanceId')::integer
           WHERE p.member_id = ${memberId} AND p.kind = 'endDeck' AND p.status = 'executed' AND i.reg_end > clock_timestamp()`,
    ],
  }),
)
