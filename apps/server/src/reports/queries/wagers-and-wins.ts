import { sql } from 'kysely'
import { inPeriod, movedBy, movements } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

const zero = sql`0::numeric`

/** The figures come from tickets, payouts and cards; the ledger must say the same. */
export const wagersAndWins: ReportRule<'wagersAndWins'> = {
  select: scope => {
    const { memberId } = scope
    const ofBonus = sql`a.kind = 'player:bonus'`
    const sales = sql`${inPeriod(scope)} AND j.kind IN ('join', 'join-cancel', 'refund')`
    return sql`
      WITH facts AS (
        SELECT t.instance_id, count(*) AS plays, sum(t.price) AS stakes, sum(t.fee) AS fees, ${zero} AS refunds,
               ${zero} AS prizes, ${zero} AS bonus
          FROM journal j JOIN ticket t ON t.member_id = ${memberId} AND t.journal_id = j.id
         WHERE ${inPeriod(scope)} GROUP BY 1
        UNION ALL
        SELECT o.instance_id, 0, 0, 0, sum(t.price + t.fee), 0, 0
          FROM journal j
          JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.journal_id = j.id AND o.kind IN ('REFUND', 'VOID')
          JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
         WHERE ${inPeriod(scope)} GROUP BY 1
        UNION ALL
        SELECT o.instance_id, 0, 0, 0, 0, sum(p.from_pool + p.from_jackpot), 0
          FROM journal j
          JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.journal_id = j.id AND o.kind = 'WON'
          JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = o.instance_id AND p.seq = o.seq
         WHERE ${inPeriod(scope)} GROUP BY 1
        UNION ALL
        SELECT c.instance_id, 0, 0, 0, 0, sum(c.prize), 0
          FROM journal j JOIN deck_card c ON c.member_id = ${memberId} AND c.journal_id = j.id
         WHERE ${inPeriod(scope)} GROUP BY 1
        UNION ALL
        SELECT j.ref, 0, 0, 0, 0, 0, sum(-m.amount)
          FROM (${movements(memberId, sales, ofBonus)}) AS m
          JOIN journal j ON j.member_id = ${memberId} AND j.id = m.journal_id GROUP BY 1
      ), games AS (
        SELECT i.game_id, i.rules ->> 'kind' AS kind, i.currency, sum(plays) AS plays, sum(stakes) AS stakes, sum(f.fees) AS fees,
               sum(refunds) AS refunds, sum(prizes) AS prizes, sum(stakes + f.fees - refunds - prizes) AS gross, sum(bonus) AS bonus
          FROM facts f JOIN game_instance i ON i.member_id = ${memberId} AND i.id = f.instance_id
         GROUP BY 1, 2, 3
      )
      SELECT game_id AS "gameId", kind, currency, plays, stakes, fees, refunds, prizes, gross, bonus AS "bonusStakes",
             gross - bonus AS net, greatest(gross - bonus, 0) AS taxable
        FROM games ORDER BY game_id, kind, currency`
  },
  tieOuts: [
    { column: 'stakes', against: 'joins to game:escrow', ledger: movedBy(['join'], ['game:escrow']) },
    { column: 'fees', against: 'joins to house:fee', ledger: movedBy(['join'], ['house:fee']) },
    {
      column: 'refunds',
      against: 'refunds from game:escrow and house:fee',
      ledger: movedBy(['refund', 'join-cancel'], ['game:escrow', 'house:fee'], -1),
    },
    {
      column: 'prizes',
      against: 'payments from game:escrow and jackpot',
      ledger: movedBy(['pay', 'card-prize'], ['game:escrow', 'jackpot'], -1),
    },
  ],
}
