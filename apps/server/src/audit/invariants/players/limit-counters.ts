import { type RawBuilder, sql } from 'kysely'
import { bySql, type Problem } from '#audit/invariant.ts'

/** Wagers and their refunds count in the week of the purchase. Deposits count when they are ordered. */
const countedBySum = (memberId: number): RawBuilder<Problem> => sql`
    WITH counter AS (${countersQuery(memberId)}), counted AS (
      SELECT c.*,
             CASE WHEN c.kind = 'wagerWeek' THEN (
               SELECT coalesce(sum(t.price + t.fee), 0)
                 FROM ticket t JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id AND i.currency = c.currency
                WHERE t.member_id = ${memberId} AND t.player_id = c.player_id
                  AND t.created_at >= c.window_start AND t.created_at < c.window_end
                  AND NOT EXISTS (SELECT FROM ticket_outcome o
                                   WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind IN ('REFUND', 'VOID')))
             ELSE (
               SELECT coalesce(sum(t.amount), 0)
                 FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id AND t.currency = c.currency
                WHERE j.member_id = ${memberId} AND j.kind = 'deposit' AND j.player_id = c.player_id
                  AND j.created_at >= c.window_start AND j.created_at < c.window_end)
               + (
               SELECT coalesce(sum(p.amount), 0)
                 FROM payment p JOIN journal j ON j.member_id = ${memberId} AND j.id = p.id
                WHERE p.member_id = ${memberId} AND p.player_id = c.player_id AND p.currency = c.currency AND p.state NOT IN ('FAILED', 'EXPIRED')
                  AND j.created_at >= c.window_start AND j.created_at < c.window_end) END AS should
        FROM counter c WHERE c.kind NOT LIKE 'loss%'
    )
    ${problemsQuery}`

/** A loss is the running sum since its minimum: stakes and refunds in the window of the purchase, prizes in that of the payment. */
const lossesByJournal = (memberId: number): RawBuilder<Problem> => sql`
    WITH counter AS (${countersQuery(memberId)}), bought AS (
      SELECT c.player_id, c.kind, c.currency, c.window_start, t.instance_id, t.seq, t.journal_id, t.price + t.fee AS amount
        FROM counter c
        JOIN ticket t ON t.member_id = ${memberId} AND t.player_id = c.player_id
                     AND t.created_at >= c.window_start AND t.created_at < c.window_end
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id AND i.currency = c.currency
       WHERE c.kind LIKE 'loss%'
    ), change AS (
      SELECT player_id, kind, currency, window_start, journal_id, amount FROM bought
      UNION ALL
      SELECT b.player_id, b.kind, b.currency, b.window_start, o.journal_id, -b.amount
        FROM bought b
        JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = b.instance_id AND o.seq = b.seq AND o.kind IN ('REFUND', 'VOID')
      UNION ALL
      SELECT c.player_id, c.kind, c.currency, c.window_start, j.id, -p.amount
        FROM counter c
        JOIN journal j ON j.member_id = ${memberId} AND j.kind IN ('pay', 'card-prize') AND j.player_id = c.player_id
                      AND j.created_at >= c.window_start AND j.created_at < c.window_end
        JOIN transfer p ON p.member_id = ${memberId} AND p.journal_id = j.id AND p.currency = c.currency
       WHERE c.kind LIKE 'loss%'
    ), running AS (
      SELECT *, sum(amount) OVER (PARTITION BY player_id, kind, currency, window_start ORDER BY journal_id) AS total FROM change
    ), lost AS (
      SELECT player_id, kind, currency, window_start, sum(amount) - least(0, min(total)) AS lost
        FROM running GROUP BY player_id, kind, currency, window_start
    ), counted AS (
      SELECT c.*, coalesce(l.lost, 0) AS should
        FROM counter c LEFT JOIN lost l USING (player_id, kind, currency, window_start) WHERE c.kind LIKE 'loss%'
    )
    ${problemsQuery}`

const countersQuery = (memberId: number) => sql`
      SELECT *, window_start + CASE WHEN kind LIKE '%Day' THEN interval '1 day' WHEN kind LIKE '%Month' THEN interval '1 month'
                                    ELSE interval '7 days' END AS window_end
        FROM limit_counter WHERE member_id = ${memberId}`

const problemsQuery = sql`
    SELECT format('%s of player %s from %s: used %s of %s %s, the books say %s', kind, player_id, window_start::date, used,
                  coalesce(cap::text, 'any'), currency, should) AS problem
      FROM counted WHERE used > cap OR used <> should`

export const limitCounters = bySql(
  {
    id: 'I30',
    title: 'Limits hold, and their usage equals the books',
    unit: 'counter',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM limit_counter WHERE member_id = ${memberId}`,
    problems: [countedBySum(memberId), lossesByJournal(memberId)],
  }),
)
