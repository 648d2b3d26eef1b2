import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Account by account, the way back of the purchase: a bonus goes back into its bucket, not into cash. */
export const returns = bySql(
  { id: 'A9', title: 'A purchase is given back whole, to the purses that paid for it', unit: 'return' },
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
    SELECT format('journal %s of player %s in %s gives back %s plays; journal %s of player %s in %s bought %s', j.id, j.player_id, j.ref,
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
      SELECT p.given, t.debit_id AS purse, t.credit_id AS pot, sum(t.amount) AS amount
        FROM pair p JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = p.bought
       GROUP BY p.given, t.debit_id, t.credit_id
    ), back AS (
      SELECT j.id AS given, t.credit_id AS purse, t.debit_id AS pot, sum(t.amount) AS amount
        FROM journal j JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId} AND j.kind = 'join-cancel' GROUP BY j.id, t.credit_id, t.debit_id
    )
    SELECT format('journal %s gave account %s back %s out of account %s, it had paid %s', given, purse, coalesce(b.amount, 0), pot,
                  coalesce(p.amount, 0)) AS problem
      FROM paid p FULL JOIN back b USING (given, purse, pot)
     WHERE p.amount IS DISTINCT FROM b.amount`,
    ],
  }),
)
