import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Money that staff move out of suspense or into a jackpot has its proposal, and the proposal its journal. */
export const moneyProposals = bySql(
  { id: 'A62', title: 'Suspense and jackpots change only by their proposals', unit: 'journal' },
  memberId => {
    const moved = sql`
      SELECT j.id, j.kind, j.ref, j.op_key, j.player_id, coalesce(sum(t.amount), 0) AS amount, min(t.currency) AS currency
        FROM journal j LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
       WHERE j.member_id = ${memberId}
         AND (j.kind IN ('suspense-match', 'suspense-return') OR (j.kind = 'fund-jackpot' AND j.op_key LIKE 'fund:%'))
       GROUP BY j.id, j.kind, j.ref, j.op_key, j.player_id`
    const proposalKind = sql`CASE m.kind WHEN 'suspense-match' THEN 'matchSuspense' WHEN 'suspense-return' THEN 'returnSuspense'
                                   ELSE 'fundJackpot' END`
    const agrees = sql`
      p.kind = ${proposalKind} AND p.status IN ('approved', 'executed')
      AND (p.payload ->> 'amount')::numeric = m.amount AND p.payload ->> 'currency' = m.currency
      AND CASE WHEN p.kind = 'fundJackpot' THEN 'fund:' || p.id = m.op_key AND (p.payload ->> 'gameId')::bigint = m.ref
               ELSE (p.payload ->> 'depositId')::bigint = m.ref
                    AND (p.payload ->> 'playerId')::integer IS NOT DISTINCT FROM m.player_id END`
    return {
      count: sql`SELECT count(*) FROM (${moved}) AS m`,
      problems: [
        sql`SELECT format('journal %s is a %s of %s without its proposal', m.id, m.kind, m.amount) AS problem
              FROM (${moved}) AS m
             WHERE NOT EXISTS (SELECT FROM proposal p WHERE p.member_id = ${memberId} AND ${agrees})`,
        sql`SELECT format('proposal %s of the kind %s is executed, but moved nothing', p.id, p.kind) AS problem
              FROM proposal p
             WHERE p.member_id = ${memberId} AND p.status = 'executed'
               AND p.kind IN ('matchSuspense', 'returnSuspense', 'fundJackpot')
               AND NOT EXISTS (SELECT FROM (${moved}) AS m WHERE ${agrees})`,
      ],
    }
  },
)

/** The rates in force are those of the last proposal, and bonuses and coupons of staff are as approved. */
export const promotionProposals = bySql(
  { id: 'A63', title: 'Exchange rates, offers and coupons of staff are as approved', unit: 'change' },
  memberId => ({
    count: sql`SELECT (SELECT count(*) FROM currency_rate_change WHERE member_id = ${memberId})
                    + (SELECT count(*) FROM bonus_offer WHERE member_id = ${memberId} AND (offered_by IS NOT NULL OR proposal_id IS NOT NULL))
                    + (SELECT count(*) FROM coupon WHERE member_id = ${memberId} AND proposal_id IS NOT NULL) AS count`,
    problems: [
      sql`WITH last AS (
            SELECT DISTINCT ON (currency) currency, value, retired FROM currency_rate_change
             WHERE member_id = ${memberId} ORDER BY currency, id DESC
          )
          SELECT format('the rate of %s is %s, but the last proposal set %s', l.currency, coalesce(r.value::text, 'gone'), l.value) AS problem
            FROM last l LEFT JOIN currency_rate r ON r.member_id = ${memberId} AND r.currency = l.currency
           WHERE (r.value, r.retired) IS DISTINCT FROM (l.value, l.retired)`,
      sql`SELECT format('rate %s of %s is not what proposal %s says', c.value, c.currency, c.proposal_id) AS problem
            FROM currency_rate_change c
           WHERE c.member_id = ${memberId}
             AND NOT EXISTS (SELECT FROM proposal p
                              CROSS JOIN LATERAL jsonb_array_elements(p.payload -> 'rates') AS e
                              WHERE p.member_id = c.member_id AND p.id = c.proposal_id AND p.kind = 'setExchangeRates'
                                AND p.status = 'executed' AND e ->> 'currency' = c.currency
                                AND (e ->> 'value')::numeric = c.value AND (e ->> 'retired')::boolean = c.retired)`,
      sql`SELECT format('offer %s of %s to player %s is not as approved', o.id, o.amount, o.player_id) AS problem
            FROM bonus_offer o
           WHERE o.member_id = ${memberId} AND (o.offered_by IS NOT NULL OR o.proposal_id IS NOT NULL)
             AND NOT CASE WHEN o.proposal_id IS NULL
               THEN EXISTS (SELECT FROM audit_entry a
                             WHERE a.member_id = o.member_id AND a.action = 'offer-bonus' AND a.actor = 'staff/' || o.offered_by
                               AND a.subject = 'player/' || o.player_id || '/offer/' || o.id
                               AND a.after ->> 'amount' = o.amount::text)
               ELSE EXISTS (SELECT FROM proposal p
                             WHERE p.member_id = o.member_id AND p.id = o.proposal_id AND p.kind = 'offerBonus' AND p.status = 'executed'
                               AND (p.payload ->> 'playerId')::integer = o.player_id AND p.payload ->> 'amount' = o.amount::text
                               AND p.payload ->> 'currency' = o.currency)
               END`,
      sql`SELECT format('coupon %s is not what proposal %s says', c.code, c.proposal_id) AS problem
            FROM coupon c
           WHERE c.member_id = ${memberId} AND c.proposal_id IS NOT NULL
             AND NOT EXISTS (SELECT FROM proposal p
                              WHERE p.member_id = c.member_id AND p.id = c.proposal_id AND p.kind = 'createCoupon' AND p.status = 'executed'
                                AND p.payload -> 'coupon' ->> 'code' = c.code
                                AND (p.payload -> 'coupon' ->> 'amount')::bigint = c.amount
                                AND (p.payload -> 'coupon' ->> 'percent')::integer = c.percent)`,
      sql`SELECT format('proposal %s of the kind %s is executed, but changed nothing', p.id, p.kind) AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.status = 'executed'
             AND CASE p.kind
               WHEN 'setExchangeRates' THEN NOT EXISTS (SELECT FROM currency_rate_change c WHERE c.member_id = p.member_id AND c.proposal_id = p.id)
               WHEN 'offerBonus' THEN NOT EXISTS (SELECT FROM bonus_offer o WHERE o.member_id = p.member_id AND o.proposal_id = p.id)
               WHEN 'createCoupon' THEN NOT EXISTS (SELECT FROM coupon c WHERE c.member_id = p.member_id AND c.proposal_id = p.id)
               ELSE false END`,
    ],
  }),
)
