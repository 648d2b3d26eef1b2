import type { LimitKind } from '@fairground/rules/limits/window'

/** Usage of player $2 of member $1 in currency $3 since $4 (epoch milliseconds), computed from plays and deposits. */

const wagered = `
  SELECT sum(t.price + t.fee) AS used
    FROM ticket t JOIN game_instance i ON i.member_id = $1 AND i.id = t.instance_id AND i.currency = $3
   WHERE t.member_id = $1 AND t.player_id = $2 AND t.created_at >= to_timestamp($4::float8 / 1000)
     AND NOT EXISTS (SELECT FROM ticket_outcome o
                      WHERE o.member_id = $1 AND o.instance_id = t.instance_id AND o.seq = t.seq AND o.kind IN ('REFUND', 'VOID'))`

/** The running sum since its minimum, in journal order: the same result as applying the rule change by change. */
const lost = `
  WITH own AS (
    SELECT t.journal_id AS bought, t.price + t.fee AS stake, t.created_at, o.kind, o.journal_id AS ended
      FROM ticket t
      JOIN game_instance i ON i.member_id = $1 AND i.id = t.instance_id AND i.currency = $3
      LEFT JOIN ticket_outcome o ON o.member_id = $1 AND o.instance_id = t.instance_id AND o.seq = t.seq
     WHERE t.member_id = $1 AND t.player_id = $2
  ), change AS (
    SELECT bought AS at, stake AS amount FROM own WHERE created_at >= to_timestamp($4::float8 / 1000)
    UNION ALL
    SELECT ended, -stake FROM own WHERE kind IN ('REFUND', 'VOID') AND created_at >= to_timestamp($4::float8 / 1000)
    UNION ALL
    SELECT j.id, -p.amount
      FROM own JOIN journal j ON j.member_id = $1 AND j.id = own.ended AND j.created_at >= to_timestamp($4::float8 / 1000)
      JOIN transfer p ON p.member_id = $1 AND p.journal_id = j.id
     WHERE own.kind = 'WON'
    UNION ALL
    SELECT j.id, -c.prize
      FROM ticket t
      JOIN game_instance i ON i.member_id = $1 AND i.id = t.instance_id AND i.currency = $3
      JOIN deck_card c ON c.member_id = $1 AND c.instance_id = t.instance_id AND c.seq = t.seq
      JOIN journal j ON j.member_id = $1 AND j.id = c.journal_id AND j.created_at >= to_timestamp($4::float8 / 1000)
     WHERE t.member_id = $1 AND t.player_id = $2
  ), running AS (
    SELECT sum(amount) OVER (ORDER BY at) AS total FROM change
  )
  SELECT (SELECT coalesce(sum(amount), 0) FROM change) - least(0, (SELECT min(total) FROM running)) AS used`

const deposited = `
  SELECT sum(amount) AS used
    FROM (SELECT t.amount FROM journal j JOIN transfer t ON t.member_id = $1 AND t.journal_id = j.id AND t.currency = $3
           WHERE j.member_id = $1 AND j.kind = 'deposit' AND j.player_id = $2 AND j.created_at >= to_timestamp($4::float8 / 1000)
          UNION ALL
          SELECT p.amount FROM payment p JOIN journal j ON j.member_id = $1 AND j.id = p.id
           WHERE p.member_id = $1 AND p.player_id = $2 AND p.currency = $3 AND p.state NOT IN ('FAILED', 'EXPIRED')
             AND j.created_at >= to_timestamp($4::float8 / 1000)) AS each`

export const usedSince: { readonly [Kind in LimitKind]: string } = {
  wagerWeek: wagered,
  lossDay: lost,
  lossWeek: lost,
  lossMonth: lost,
  depositDay: deposited,
  depositWeek: deposited,
  depositMonth: deposited,
}
