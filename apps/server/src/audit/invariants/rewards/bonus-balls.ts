import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { computeBall } from '@fairground/rules/rewards/bonus-ball'
import { sql } from 'kysely'
import { type MemberInvariant, maxProblems, runQueries } from '#audit/invariant.ts'
import { bonusBallTerms } from '#kinds/bonus-ball-terms.ts'

interface CollectedBall
  extends Row<'bonus_ball', 'id' | 'ball' | 'amount'>,
    Row<'draw_result', 'drawn'>,
    Row<'game_instance', 'rules' | 'prize_table'> {
  readonly plays: readonly string[]
  readonly won: readonly string[]
}

/** Compares each ball with its draw, its payment and its copy. */
export const bonusBalls: MemberInvariant = {
  id: 'I40',
  title: 'Bonus balls are used in time and paid once, as their draw says',
  unit: 'ball',
  scope: 'member',
  async check(tx, memberId) {
    const { checked, problems } = await runQueries(tx, {
      count: sql`SELECT count(*) FROM bonus_ball WHERE member_id = ${memberId}`,
      problems: [
        sql`
      WITH paid AS (
        SELECT j.ref AS id, j.player_id, count(DISTINCT j.id) AS journals, sum(t.amount) AS amount
          FROM journal j LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
         WHERE j.member_id = ${memberId} AND j.kind = 'bonus-ball' GROUP BY 1, 2
      )
      SELECT format('ball %s of player %s is %s with %s, its journals paid %s to player %s', coalesce(b.id, p.id), b.player_id,
                    coalesce(b.state, 'missing'), coalesce(b.amount, 0), coalesce(p.amount, 0), p.player_id) AS problem
        FROM (SELECT * FROM bonus_ball WHERE member_id = ${memberId}) b FULL JOIN paid p USING (id)
       WHERE coalesce(b.amount, 0) <> coalesce(p.amount, 0)
         AND NOT (b.state = 'active' AND b.claimed_until > clock_timestamp() - interval '1 minute')
          OR p.journals > 1 OR b.player_id <> p.player_id OR b.id IS NULL`,
        sql`
      SELECT format('ball %s was used in instance %s at %s, after its sale', b.id, b.instance_id, b.activated_at) AS problem
        FROM bonus_ball b JOIN game_instance i ON i.member_id = ${memberId} AND i.id = b.instance_id
       WHERE b.member_id = ${memberId} AND b.activated_at > i.closed_at`,
        sql`
      SELECT format('ball %s is %s in instance %s, which is %s', b.id, b.state, b.instance_id, i.status) AS problem
        FROM bonus_ball b JOIN game_instance i ON i.member_id = ${memberId} AND i.id = b.instance_id
       WHERE b.member_id = ${memberId} AND b.state = 'collected' AND i.status <> 'ENDED'`,
        sql`
      SELECT format('ball %s is %s and has %s copies', b.id, b.state, count(c.id)) AS problem
        FROM bonus_ball b
        LEFT JOIN bonus_ball c ON c.member_id = ${memberId} AND c.from_ball = b.id AND c.ball = b.ball AND c.player_id = b.send_to
       WHERE b.member_id = ${memberId} GROUP BY b.id, b.state
      HAVING count(c.id) <> CASE b.state WHEN 'sent' THEN 1 ELSE 0 END`,
      ],
    })
    return { checked, problems: [...problems, ...(await wrongAmounts(tx, memberId))].slice(0, maxProblems) }
  },
}

const wrongAmounts = async (tx: Tx, memberId: number): Promise<string[]> => {
  const { rows } = await sql<CollectedBall>`
    SELECT b.id, b.ball, b.amount, r.drawn, i.rules, i.prize_table AS "prizeTable",
           array_agg(t.plays ORDER BY t.seq) AS plays,
           array_agg((SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::text FROM payout p
                       WHERE p.member_id = ${memberId} AND p.instance_id = t.instance_id AND p.seq = t.seq) ORDER BY t.seq) AS won
      FROM bonus_ball b
      JOIN game_instance i ON i.member_id = ${memberId} AND i.id = b.instance_id
      JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = b.instance_id
      JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = b.instance_id AND t.player_id = b.player_id
     WHERE b.member_id = ${memberId} AND b.state = 'collected'
       AND NOT EXISTS (SELECT FROM ticket_outcome o WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id
                                                      AND o.seq = t.seq AND o.kind = 'VOID')
     GROUP BY b.id, b.ball, b.amount, r.drawn, i.rules, i.prize_table`.execute(tx)
  return rows.flatMap(row => {
    const lines = row.plays.map((plays, index) => ({
      numbers: plays.split(',').map(Number),
      won: BigInt(row.won[index] ?? 0),
    }))
    const { amount } = computeBall(row.ball, row.drawn, lines, bonusBallTerms(row)?.prizes ?? [])
    return amount === row.amount ? [] : [`ball ${row.id} paid ${row.amount}, its draw says ${amount}`]
  })
}
