import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Credits minus reversals equal the ordered amount of a completed payment, and zero otherwise. */
export const deposits = bySql(
  { id: 'I10', title: 'Deposits are credited once, when completed', unit: 'payment' },
  memberId => ({
    count: sql`SELECT count(*) FROM payment WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH moved AS (
      SELECT j.ref AS id,
             coalesce(sum(t.amount) FILTER (WHERE j.kind = 'deposit-credit'), 0) AS credited,
             coalesce(sum(t.amount) FILTER (WHERE j.kind IN ('deposit-reversal', 'charge-back')), 0) AS back,
             count(DISTINCT j.id) FILTER (WHERE j.kind = 'deposit-suspense') AS suspended,
             array_agg(DISTINCT j.player_id) AS players,
             coalesce(array_agg(DISTINCT t.currency) FILTER (WHERE j.kind <> 'deposit-suspense' AND t.currency IS NOT NULL), '{}') AS currencies
        FROM journal j LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind IN ('deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back')
       GROUP BY j.ref
    ), ordered AS (
      SELECT id, player_id, currency, amount, state, flag FROM payment WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN p.state IS NULL THEN format('payment %s does not exist, but %s was credited for it', id, m.credited)
                ELSE format('payment %s of %s %s is %s (%s): credited %s, taken back %s, in suspense %s times', id, p.amount, p.currency,
                            p.state, coalesce(p.flag, 'no flag'), coalesce(m.credited, 0), coalesce(m.back, 0), coalesce(m.suspended, 0)) END AS problem
      FROM ordered p FULL JOIN moved m USING (id)
     WHERE p.state IS NULL
        OR NOT CASE p.state WHEN 'COMPLETED' THEN coalesce(m.credited, 0) = p.amount AND coalesce(m.back, 0) = 0
                            WHEN 'REVERSED' THEN coalesce(m.credited, 0) = coalesce(m.back, 0) AND coalesce(m.credited, 0) IN (0, p.amount)
                            ELSE coalesce(m.credited, 0) = 0 AND coalesce(m.back, 0) = 0 END
        OR coalesce(m.suspended, 0) <> CASE WHEN p.flag IS NULL THEN 0 ELSE 1 END
        OR m.players <> ARRAY[p.player_id]
        OR NOT coalesce(m.currencies, '{}') <@ ARRAY[p.currency]`,
      sql`
    SELECT format('payment %s of player %s was not ordered: journal %s is %s', id, p.player_id, id,
                  CASE WHEN j.kind IS NULL THEN 'missing' ELSE format('a %s of player %s', j.kind, j.player_id) END) AS problem
      FROM (SELECT id, player_id FROM payment WHERE member_id = ${memberId}) AS p
      LEFT JOIN (SELECT id, kind, player_id FROM journal WHERE member_id = ${memberId}) AS j USING (id)
     WHERE (j.kind, j.player_id) IS DISTINCT FROM ('deposit-order', p.player_id)`,
    ],
  }),
)
