import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The escrow equals the gifts that wait, and what a player can play equals the gifts that they opened. */
export const gifts = bySql(
  { id: 'A31', title: 'Gift escrows equal the gifts that are not used or returned', unit: 'gift' },
  memberId => ({
    count: sql`SELECT count(*) FROM gift WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH due AS (
      SELECT CASE state WHEN 'WRAPPED' THEN 'gift:escrow' ELSE 'player:gift' END AS kind,
             CASE state WHEN 'WRAPPED' THEN 0 ELSE recipient_id END::bigint AS ref, currency, sum(amount) AS amount
        FROM gift WHERE member_id = ${memberId} AND state IN ('WRAPPED', 'OPENED') GROUP BY 1, 2, 3
    ), held AS (
      SELECT kind, ref, currency, c_post - d_post AS amount
        FROM account WHERE member_id = ${memberId} AND kind IN ('gift:escrow', 'player:gift')
    )
    SELECT format('%s/%s holds %s %s, the gifts need %s', kind, ref, coalesce(h.amount, 0), currency, coalesce(d.amount, 0)) AS problem
      FROM due d FULL JOIN held h USING (kind, ref, currency)
     WHERE coalesce(d.amount, 0) <> coalesce(h.amount, 0)::numeric`,
      sql`
    SELECT format('gifts of invite %s cost %s, and journal %s moved %s', b.invite_id, b.amount, b.buy_journal, coalesce(m.amount, 0)) AS problem
      FROM (SELECT invite_id, buy_journal, sum(amount) AS amount
              FROM gift WHERE member_id = ${memberId} AND buy_journal IS NOT NULL GROUP BY invite_id, buy_journal) AS b
      LEFT JOIN (SELECT j.id, j.ref, sum(t.amount) AS amount
                   FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
                  WHERE j.member_id = ${memberId} AND j.kind = 'gift-buy' GROUP BY j.id, j.ref) AS m
        ON m.id = b.buy_journal AND m.ref = b.invite_id
     WHERE b.amount IS DISTINCT FROM m.amount`,
      sql`
    SELECT format('gift %s is %s of %s, and journal %s (%s, %s) moved %s', g.id, g.state, g.amount, j.id, j.kind, j.op_key,
                  coalesce(m.amount, 0)) AS problem
      FROM gift g
     CROSS JOIN LATERAL (VALUES (g.open_journal, 'gift-open', 'giftopen:' || g.id, g.recipient_id),
                                (g.end_journal, CASE g.state WHEN 'USED' THEN 'join' ELSE 'gift-return' END,
                                 CASE g.state WHEN 'USED' THEN 'giftplay:' ELSE 'giftback:' END || g.id,
                                 CASE g.state WHEN 'USED' THEN g.recipient_id ELSE g.giver_id END))
                        AS s (journal_id, kind, op_key, player_id)
      LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = s.journal_id
      LEFT JOIN LATERAL (SELECT sum(t.amount) AS amount FROM transfer t
                          WHERE t.member_id = ${memberId} AND t.journal_id = j.id) AS m ON true
     WHERE g.member_id = ${memberId} AND s.journal_id IS NOT NULL
       AND (j.kind, j.op_key, j.player_id, m.amount) IS DISTINCT FROM (s.kind, s.op_key, s.player_id, g.amount::numeric)`,
    ],
  }),
)
