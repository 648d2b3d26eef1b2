import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/**
 * Each draw starts with the jackpot that the previous draw left. A difference is allowed only if the jackpot was funded
 * after the earlier close.
 */
export const jackpots = bySql(
  { id: 'I29', title: 'Progressives: previous + contributions - wins', unit: 'jackpot' },
  memberId => {
    const draws = sql`
      SELECT c.game_id, c.chain, c.chain_index, c.instance_id, c.jackpot, c.closed_at, c.signer_at, i.currency, i.status,
             r.contribution, r.rollover, r.paid_from_jackpot, r.jackpot_after
        FROM draw_commit c
        JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = c.instance_id
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = c.instance_id
       WHERE c.member_id = ${memberId}`
    const funded = sql`SELECT ref AS game_id, created_at FROM journal WHERE member_id = ${memberId} AND kind = 'fund-jackpot'`
    return {
      count: sql`SELECT count(*) FROM account WHERE member_id = ${memberId} AND kind = 'jackpot'`,
      problems: [
        sql`
      WITH draws AS (${draws}), funds AS (
        SELECT t.credit_id AS id, sum(t.amount) AS amount
          FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
         WHERE j.member_id = ${memberId} AND j.kind = 'fund-jackpot' GROUP BY t.credit_id
      ), fed AS (
        SELECT d.game_id, d.currency, sum(d.contribution + d.rollover) AS amount
          FROM draws d JOIN journal j ON j.member_id = ${memberId} AND j.kind = 'close-books' AND j.ref = d.instance_id
         GROUP BY d.game_id, d.currency
      ), won AS (
        SELECT d.game_id, d.currency, sum(p.from_jackpot) AS amount
          FROM draws d
          JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = d.instance_id
          JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = p.instance_id AND o.seq = p.seq AND o.kind = 'WON'
         GROUP BY d.game_id, d.currency
      )
      SELECT format('jackpot of game %s holds %s %s; funded %s, contributed %s, won %s', a.ref, a.c_post - a.d_post, a.currency,
                    coalesce(f.amount, 0), coalesce(e.amount, 0), coalesce(w.amount, 0)) AS problem
        FROM account a
        LEFT JOIN funds f ON f.id = a.id
        LEFT JOIN fed e ON e.game_id = a.ref AND e.currency = a.currency
        LEFT JOIN won w ON w.game_id = a.ref AND w.currency = a.currency
       WHERE a.member_id = ${memberId} AND a.kind = 'jackpot'
         AND a.c_post - a.d_post <> coalesce(f.amount, 0) + coalesce(e.amount, 0) - coalesce(w.amount, 0)`,
        sql`
      SELECT format('instance %s: jackpot %s + %s + %s - %s is not the %s it names', instance_id, jackpot, contribution, rollover,
                    paid_from_jackpot, jackpot_after) AS problem
        FROM (${draws}) AS d
       WHERE jackpot + contribution + rollover - paid_from_jackpot <> jackpot_after`,
        sql`
      WITH pairs AS (
        SELECT d.*, lag(d.jackpot_after) OVER in_order AS before, lag(d.closed_at) OVER in_order AS since
          FROM (${draws}) AS d WINDOW in_order AS (PARTITION BY d.game_id, d.currency ORDER BY d.chain, d.chain_index)
      )
      SELECT format('instance %s was sealed with a jackpot of %s, the draw before it left %s', p.instance_id, p.jackpot, p.before) AS problem
        FROM pairs p
       WHERE p.before <> p.jackpot
         AND NOT EXISTS (SELECT FROM (${funded}) AS f
                          WHERE f.game_id = p.game_id AND f.created_at BETWEEN p.since AND p.signer_at)`,
        sql`
      WITH newest AS (
        SELECT DISTINCT ON (game_id, currency) * FROM (${draws}) AS d
         ORDER BY game_id, currency, chain DESC, chain_index DESC
      )
      SELECT format('jackpot of game %s holds %s %s, its newest draw (instance %s) left %s', n.game_id,
                    coalesce(a.c_post - a.d_post, 0), n.currency, n.instance_id, n.jackpot_after) AS problem
        FROM newest n
        LEFT JOIN account a ON a.member_id = ${memberId} AND a.kind = 'jackpot' AND a.ref = n.game_id AND a.currency = n.currency
       WHERE n.status = 'ENDED' AND coalesce(a.c_post - a.d_post, 0) <> n.jackpot_after
         AND NOT EXISTS (SELECT FROM (${funded}) AS f WHERE f.game_id = n.game_id AND f.created_at >= n.closed_at)`,
      ],
    }
  },
)
