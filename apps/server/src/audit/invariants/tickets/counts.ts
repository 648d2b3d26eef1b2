import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

export const soldCounts = bySql(
  {
    id: 'I14',
    title: 'Counts of plays, players and stakes equal the tickets',
    unit: 'instance',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM game_instance WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH sold AS (
      SELECT instance_id AS id, count(*) AS plays, count(DISTINCT player_id) AS players
        FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id
    ), instance AS (
      SELECT id, sold, players, cap FROM game_instance WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN i.sold IS NULL THEN format('%s tickets of instance %s, which does not exist', s.plays, id)
                ELSE format('instance %s says %s plays of %s players (cap %s), there are %s of %s', id, i.sold, i.players, i.cap,
                            coalesce(s.plays, 0), coalesce(s.players, 0)) END AS problem
      FROM instance i FULL JOIN sold s USING (id)
     WHERE i.sold IS DISTINCT FROM coalesce(s.plays, 0) OR i.players IS DISTINCT FROM coalesce(s.players, 0) OR i.sold > i.cap`,
      sql`
    SELECT format('instance %s says %s were staked, its tickets cost %s', i.id, i.pool, coalesce(s.price, 0)) AS problem
      FROM game_instance i
      LEFT JOIN (SELECT instance_id, sum(price) AS price FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id) AS s
        ON s.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.pool <> coalesce(s.price, 0)`,
    ],
  }),
)

/** A void entry has a position in the tree like a play. */
export const denseSeq = bySql(
  { id: 'I15', title: 'Tickets and voids are numbered 1 to n without a gap', unit: 'instance' },
  memberId => ({
    count: sql`SELECT count(DISTINCT instance_id) FROM ticket WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH place AS (
      SELECT instance_id, seq FROM ticket WHERE member_id = ${memberId}
      UNION ALL
      SELECT instance_id, void_seq FROM ticket_outcome WHERE member_id = ${memberId} AND kind = 'VOID'
    )
    SELECT format('instance %s has %s tickets and voids, %s numbers from %s to %s', instance_id, count(*), count(DISTINCT seq), min(seq), max(seq)) AS problem
      FROM place GROUP BY instance_id
    HAVING min(seq) <> 1 OR max(seq) <> count(*) OR count(DISTINCT seq) <> count(*)`,
    ],
  }),
)

export const playerCounts = bySql(
  { id: 'I16', title: 'Plays per player equal the tickets, within the maximum', unit: 'counter' },
  memberId => ({
    count: sql`SELECT count(*) FROM player_game WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH sold AS (
      SELECT instance_id, player_id, count(*) AS plays
        FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id, player_id
    ), counter AS (
      SELECT g.instance_id, g.player_id, g.n, least(g.max_n, i.player_max) AS max_plays
        FROM player_game g LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = g.instance_id
       WHERE g.member_id = ${memberId}
    )
    SELECT format('player %s in instance %s: counter %s of %s, tickets %s', player_id, instance_id,
                  coalesce(c.n::text, 'missing'), c.max_plays, coalesce(s.plays, 0)) AS problem
      FROM counter c FULL JOIN sold s USING (instance_id, player_id)
     WHERE c.n IS DISTINCT FROM coalesce(s.plays, 0) OR c.n > c.max_plays`,
    ],
  }),
)
