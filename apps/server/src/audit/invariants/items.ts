import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** An item's money waits in full for its winner's choice: it is nobody else's, and not yet his to spend. */
export const items = bySql(
  { id: 'A7', title: 'Items won are set aside for their winners', unit: 'payout' },
  memberId => ({
    count: sql`SELECT count(*) FROM payout WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH won AS (
      SELECT t.player_id, i.currency, sum(p.from_pool + p.from_jackpot) AS amount
        FROM payout p
        JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = p.instance_id AND t.seq = p.seq
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = p.instance_id
        JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = p.instance_id AND o.seq = p.seq AND o.kind = 'WON'
       WHERE p.member_id = ${memberId} AND p.item IS NOT NULL GROUP BY t.player_id, i.currency
    ), held AS (
      SELECT ref::integer AS player_id, currency, c_post - d_post AS amount
        FROM account WHERE member_id = ${memberId} AND kind = 'player:prize'
    )
    SELECT format('player %s won items worth %s %s, set aside are %s', player_id, coalesce(w.amount, 0), currency, coalesce(h.amount, 0)) AS problem
      FROM won w FULL JOIN held h USING (player_id, currency)
     WHERE coalesce(w.amount, 0) <> coalesce(h.amount, 0)`,
    ],
  }),
)
