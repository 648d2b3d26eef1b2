import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Prepaid = played + refunded + remaining for every subscription; a player's escrow is the sum of the remaining parts. */
export const subscriptions = bySql(
  { id: 'A6', title: 'Subscription escrows equal the prepaid plays', unit: 'subscription' },
  memberId => ({
    count: sql`SELECT count(*) FROM subscription WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH moved AS (
      SELECT CASE j.kind WHEN 'sub-open' THEN j.id WHEN 'sub-cancel' THEN j.ref ELSE split_part(j.op_key, ':', 2)::bigint END AS id,
             coalesce(sum(t.amount) FILTER (WHERE j.kind = 'sub-open'), 0) AS paid,
             coalesce(sum(t.amount) FILTER (WHERE j.kind = 'join'), 0) AS played,
             coalesce(sum(t.amount) FILTER (WHERE j.kind = 'sub-cancel'), 0) AS back,
             array_agg(DISTINCT j.player_id) AS players
        FROM journal j LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId}
         AND (j.kind IN ('sub-open', 'sub-cancel') OR (j.kind = 'join' AND j.op_key ~ '^sub:[0-9]+:[0-9]+$'))
       GROUP BY 1
    ), sub AS (
      SELECT id, player_id, cost, left_n, status FROM subscription WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN s.status IS NULL THEN format('subscription %s does not exist, but %s was paid into it', id, m.paid)
                ELSE format('subscription %s is %s with %s x %s left: paid %s, played %s, refunded %s', id, s.status, s.left_n, s.cost,
                            m.paid, m.played, m.back) END AS problem
      FROM sub s FULL JOIN moved m USING (id)
     WHERE s.status IS NULL
        OR m.paid - m.played - m.back IS DISTINCT FROM (s.cost * s.left_n)::numeric
        OR (s.status = 'ACTIVE') <> (s.left_n > 0)
        OR m.players IS DISTINCT FROM ARRAY[s.player_id]`,
      sql`
    WITH due AS (
      SELECT player_id::bigint AS ref, currency, sum(cost * left_n) AS amount
        FROM subscription WHERE member_id = ${memberId} GROUP BY player_id, currency
    ), held AS (
      SELECT ref, currency, c_post - d_post AS amount FROM account WHERE member_id = ${memberId} AND kind = 'player:subs'
    )
    SELECT format('the escrow of player %s holds %s %s, the subscriptions need %s', ref, coalesce(h.amount, 0), currency,
                  coalesce(d.amount, 0)) AS problem
      FROM due d FULL JOIN held h USING (ref, currency)
     WHERE coalesce(d.amount, 0) <> coalesce(h.amount, 0)::numeric`,
      sql`
    SELECT format('journal %s (%s) bought plays of game %s for a subscription to game %s', j.id, j.op_key, i.game_id, s.game_id) AS problem
      FROM journal j
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref
      JOIN subscription s ON s.member_id = ${memberId} AND s.id = split_part(j.op_key, ':', 2)::bigint
     WHERE j.member_id = ${memberId} AND j.kind = 'join' AND j.op_key ~ '^sub:[0-9]+:[0-9]+$'
       AND (i.game_id <> s.game_id OR j.op_key <> 'sub:' || s.id || ':' || i.id)`,
    ],
  }),
)
