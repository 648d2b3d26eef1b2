import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Compares each grant with its journals: amount, progress, stakes, refunds and end. */
export const bonuses = bySql(
  { id: 'I13', title: 'Bonuses are released or expire once, and never early', unit: 'grant' },
  memberId => ({
    count: sql`SELECT count(*) FROM bonus_grant WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH counted AS (
      SELECT grant_id AS id, sum(amount) AS done FROM bonus_progress WHERE member_id = ${memberId} GROUP BY grant_id
    )
    SELECT format('grant %s of player %s has done %s of %s, its purchases say %s', g.id, g.player_id, g.done, g.need,
                  coalesce(c.done, 0)) AS problem
      FROM bonus_grant g LEFT JOIN counted c USING (id)
     WHERE g.member_id = ${memberId} AND (g.done > g.need OR g.done <> coalesce(c.done, 0))`,
      sql`
    WITH ended AS (
      SELECT ref AS id, count(*) FILTER (WHERE kind = 'bonus-release') AS released,
             count(*) FILTER (WHERE kind = 'bonus-expire') AS expired, min(created_at) AS at
        FROM journal WHERE member_id = ${memberId} AND kind IN ('bonus-release', 'bonus-expire') GROUP BY ref
    )
    SELECT format('grant %s is %s with %s of %s done, and was released %s and expired %s times', coalesce(g.id, e.id),
                  coalesce(g.status, 'missing'), g.done, g.need, coalesce(e.released, 0), coalesce(e.expired, 0)) AS problem
      FROM (SELECT * FROM bonus_grant WHERE member_id = ${memberId}) g FULL JOIN ended e USING (id)
     WHERE (coalesce(e.released, 0), coalesce(e.expired, 0)) IS DISTINCT FROM
           (CASE g.status WHEN 'RELEASED' THEN 1 ELSE 0 END, CASE WHEN g.status IN ('EXPIRED', 'GIVEN_UP') THEN 1 ELSE 0 END)
        OR g.id IS NULL
        OR (g.status = 'RELEASED' AND g.done < g.need)
        OR (g.status = 'ACTIVE' AND g.done >= g.need)
        OR (g.status = 'EXPIRED' AND e.at < g.expires_at)`,
      sql`
    SELECT format('grant %s is %s and its account holds %s', g.id, g.status, coalesce(a.c_post - a.d_post, 0)) AS problem
      FROM bonus_grant g
      LEFT JOIN account a ON a.member_id = ${memberId} AND a.kind = 'player:bonus' AND a.ref = g.id AND a.currency = g.currency
     WHERE g.member_id = ${memberId} AND (a.id IS NULL OR (g.status <> 'ACTIVE' AND a.c_post <> a.d_post))`,
      sql`
    WITH granted AS (
      SELECT j.ref AS id, sum(t.amount) AS amount
        FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind = 'bonus-grant' GROUP BY j.ref
    )
    SELECT format('grant %s is of %s, its journal moved %s', coalesce(g.id, m.id), g.amount, m.amount) AS problem
      FROM (SELECT * FROM bonus_grant WHERE member_id = ${memberId}) g FULL JOIN granted m USING (id)
     WHERE g.amount::numeric IS DISTINCT FROM m.amount`,
      sql`
    SELECT format('grant %s paid %s in instance %s and got %s back', a.ref, coalesce(sum(t.amount) FILTER (WHERE j.kind = 'join'), 0),
                  j.ref, sum(t.amount) FILTER (WHERE j.kind <> 'join')) AS problem
      FROM account a
      JOIN transfer t ON t.member_id = ${memberId} AND a.id IN (t.debit_id, t.credit_id)
      JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id AND j.kind IN ('join', 'join-cancel', 'refund')
     WHERE a.member_id = ${memberId} AND a.kind = 'player:bonus'
     GROUP BY a.ref, j.ref
    HAVING coalesce(sum(t.amount) FILTER (WHERE j.kind <> 'join'), 0) > coalesce(sum(t.amount) FILTER (WHERE j.kind = 'join'), 0)`,
      sql`
    SELECT format('withdrawal %s of player %s was requested while grant %s was not fully wagered', w.id, w.player_id, g.id) AS problem
      FROM withdrawal w
      JOIN journal held ON held.member_id = ${memberId} AND held.id = w.id
      JOIN bonus_grant g ON g.member_id = ${memberId} AND g.player_id = w.player_id AND g.currency = w.currency
                        AND g.weight > 0 AND g.expires_at > held.created_at
      JOIN journal granted ON granted.member_id = ${memberId} AND granted.kind = 'bonus-grant' AND granted.ref = g.id AND granted.id < w.id
      LEFT JOIN journal ended ON ended.member_id = ${memberId} AND ended.op_key IN ('rel:' || g.id, 'exp:' || g.id)
     WHERE w.member_id = ${memberId} AND (ended.id IS NULL OR ended.id > w.id)`,
    ],
  }),
)
