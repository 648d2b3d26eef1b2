import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Compares refund and purchase account by account: bonus money returns to its grant, not to cash. */
export const cancellations = bySql(
  { id: 'A9', title: 'A purchase is cancelled whole, to the accounts that paid', unit: 'cancellation' },
  memberId => ({
    count: sql`SELECT count(*) FROM journal WHERE member_id = ${memberId} AND kind = 'join-cancel'`,
    problems: [
      sql`
    WITH given AS (
      SELECT o.journal_id AS id, t.journal_id AS bought, count(*) AS plays
        FROM ticket_outcome o JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
       WHERE o.member_id = ${memberId} AND o.kind = 'VOID' GROUP BY o.journal_id, t.journal_id
    ), sold AS (
      SELECT journal_id AS bought, count(*) AS plays FROM ticket
       WHERE member_id = ${memberId} AND journal_id IN (SELECT bought FROM given) GROUP BY journal_id
    )
    SELECT format('journal %s of player %s in %s cancels %s plays; journal %s of player %s in %s bought %s', j.id, j.player_id, j.ref,
                  coalesce(g.plays, 0), coalesce(g.bought::text, 'none'), b.player_id, b.ref, s.plays) AS problem
      FROM journal j
      LEFT JOIN given g USING (id)
      LEFT JOIN sold s USING (bought)
      LEFT JOIN journal b ON b.member_id = ${memberId} AND b.id = g.bought
     WHERE j.member_id = ${memberId} AND j.kind = 'join-cancel'
       AND (g.plays IS NULL OR (g.plays, j.player_id, j.ref) IS DISTINCT FROM (s.plays, b.player_id, b.ref))`,
      sql`
    WITH pair AS (
      SELECT DISTINCT o.journal_id AS given, t.journal_id AS bought
        FROM ticket_outcome o JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
       WHERE o.member_id = ${memberId} AND o.kind = 'VOID'
    ), paid AS (
      SELECT p.given, t.debit_id AS payer, t.credit_id AS payee, sum(t.amount) AS amount
        FROM pair p JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = p.bought
       GROUP BY p.given, t.debit_id, t.credit_id
    ), back AS (
      SELECT j.id AS given, t.credit_id AS payer, t.debit_id AS payee, sum(t.amount) AS amount
        FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind = 'join-cancel' GROUP BY j.id, t.credit_id, t.debit_id
    )
    SELECT format('journal %s refunded account %s with %s from account %s, it had paid %s', given, payer, coalesce(b.amount, 0), payee,
                  coalesce(p.amount, 0)) AS problem
      FROM paid p FULL JOIN back b USING (given, payer, payee)
     WHERE p.amount IS DISTINCT FROM b.amount`,
    ],
  }),
)
