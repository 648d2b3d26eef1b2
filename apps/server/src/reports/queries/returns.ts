import { bandWidth, cardVariance, playVariance } from '@fairground/rules/prizes/return-variance'
import { sql } from 'kysely'
import { computeReturn } from '#kinds/compute-return.ts'
import { getDeckTerms, isDeck } from '#kinds/deck-terms.ts'
import { toPrizeTerms } from '#kinds/prize-terms.ts'
import { getTerms } from '#kinds/terms.ts'
import type { ReportRule } from '../report-rule.ts'
import { inPeriod } from './ledger.ts'

interface EndedGame {
  readonly gameId: number
  readonly currency: string
  readonly rules: { readonly kind: string }
  readonly prizeTable: unknown
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly instances: bigint
  readonly plays: string
  readonly stakes: string
  readonly prizes: string
}

const computeVariance = ({ rules, prizeTable, cost, fee, cap }: EndedGame): number | undefined => {
  const row = { rules, prizeTable }
  return isDeck(row)
    ? cardVariance(getDeckTerms(row).prizeTable, cost + fee)
    : playVariance(toPrizeTerms(getTerms(row), { cost, fee, cap }))
}

const toPercent = (value: number): string => value.toFixed(2)

export const returns: ReportRule<'returns', EndedGame> = {
  select: scope => {
    const { memberId } = scope
    return sql`
      WITH ended AS (
        SELECT j.ref AS instance_id FROM journal j WHERE ${inPeriod(scope)} AND j.kind IN ('close-books', 'deck-end')
      ), sold AS (
        SELECT t.instance_id, count(*) AS plays, sum(t.price + t.fee) AS stakes
          FROM ended e JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = e.instance_id
         WHERE NOT EXISTS (SELECT FROM ticket_outcome o
                            WHERE o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
                              AND o.kind IN ('VOID', 'REFUND'))
         GROUP BY 1
      ), planned AS (
        SELECT instance_id, sum(amount) AS prizes
          FROM (SELECT p.instance_id, p.from_pool + p.from_jackpot AS amount
                  FROM ended e JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = e.instance_id
                UNION ALL
                SELECT c.instance_id, c.prize
                  FROM ended e JOIN deck_card c ON c.member_id = ${memberId} AND c.instance_id = e.instance_id) AS prizes
         GROUP BY 1
      )
      SELECT i.game_id AS "gameId", i.currency, i.rules, i.prize_table AS "prizeTable", i.price AS cost, i.fee, i.cap,
             count(*) AS instances, coalesce(sum(s.plays), 0) AS plays, coalesce(sum(s.stakes), 0) AS stakes,
             coalesce(sum(p.prizes), 0) AS prizes
        FROM ended e
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = e.instance_id
        LEFT JOIN sold s USING (instance_id)
        LEFT JOIN planned p USING (instance_id)
       GROUP BY i.game_id, i.currency, i.rules, i.prize_table, i.price, i.fee, i.cap
       ORDER BY i.game_id, i.currency, min(i.id)`
  },
  toRecord: source => {
    const { gameId, currency, rules, cost, fee, instances, plays, stakes, prizes } = source
    const theoretical = computeReturn(source)
    const variance = computeVariance(source)
    const width = variance === undefined ? undefined : bandWidth(variance, Number(plays))
    return {
      gameId,
      kind: rules.kind,
      currency,
      price: cost + fee,
      instances,
      plays,
      stakes,
      prizes,
      theoretical,
      actual: stakes === '0' ? null : toPercent((100 * Number(prizes)) / Number(stakes)),
      lowest: width === undefined ? null : toPercent(Math.max(0, Number(theoretical) - width)),
      highest: width === undefined ? null : toPercent(Number(theoretical) + width),
    }
  },
}
