import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The cash option of an unclaimed item is fully set aside for its winner, and each item is claimed once. */
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
       WHERE p.member_id = ${memberId} AND p.item IS NOT NULL
         AND NOT EXISTS (SELECT FROM prize_claim c WHERE c.member_id = ${memberId} AND c.instance_id = p.instance_id AND c.seq = p.seq AND c.n = p.n)
       GROUP BY t.player_id, i.currency
    ), held AS (
      SELECT ref::integer AS player_id, currency, c_post - d_post AS amount
        FROM account WHERE member_id = ${memberId} AND kind = 'player:prize'
    )
    SELECT format('player %s won items worth %s %s, set aside: %s', player_id, coalesce(w.amount, 0), currency, coalesce(h.amount, 0)) AS problem
      FROM won w FULL JOIN held h USING (player_id, currency)
     WHERE coalesce(w.amount, 0) <> coalesce(h.amount, 0)`,
      sql`
    SELECT format('prize %s/%s/%s was taken as %s of %s by player %s, but its plan or its journal says otherwise',
                  c.instance_id, c.seq, c.n, c.taken_as, c.amount, c.player_id) AS problem
      FROM prize_claim c
      LEFT JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = c.instance_id AND p.seq = c.seq AND p.n = c.n AND p.item IS NOT NULL
      LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = c.instance_id AND t.seq = c.seq
      LEFT JOIN transfer r ON r.member_id = ${memberId} AND r.journal_id = c.journal_id
      LEFT JOIN account a ON a.member_id = ${memberId} AND a.id = r.credit_id
     WHERE c.member_id = ${memberId}
       AND (p.n IS NULL OR t.player_id IS DISTINCT FROM c.player_id OR p.from_pool + p.from_jackpot <> c.amount
            OR coalesce(r.amount, 0) <> c.amount
            OR a.kind IS DISTINCT FROM CASE WHEN c.amount > 0 THEN CASE c.taken_as WHEN 'cash' THEN 'player:cash' ELSE 'house:items' END END)`,
    ],
  }),
)
