import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A campaign of staff has the terms of its proposal, and each executed proposal its campaign. */
export const bonusCampaigns = bySql(
  { id: 'A64', title: 'Bonus campaigns of staff are as approved', unit: 'campaign' },
  memberId => {
    const agrees = sql`
      p.member_id = c.member_id AND p.id = c.proposal_id AND p.kind = 'startBonusCampaign' AND p.status = 'executed'
      AND p.payload -> 'campaign' = jsonb_build_object(
        'kind', c.kind, 'currency', c.currency, 'amount', c.amount::text, 'wageringTimes', c.wagering_times, 'useDays', c.use_days,
        'minimumDeposit', c.minimum_deposit::text, 'gameId', c.game_id, 'everyPlay', c.every_play)`
    return {
      count: sql`SELECT count(*) FROM bonus_campaign WHERE member_id = ${memberId} AND proposal_id IS NOT NULL`,
      problems: [
        sql`SELECT format('campaign %s of %s is not what proposal %s says', c.id, c.amount, c.proposal_id) AS problem
              FROM bonus_campaign c
             WHERE c.member_id = ${memberId} AND c.proposal_id IS NOT NULL AND NOT EXISTS (SELECT FROM proposal p WHERE ${agrees})`,
        sql`SELECT format('proposal %s is executed, but started no campaign', p.id) AS problem
              FROM proposal p
             WHERE p.member_id = ${memberId} AND p.kind = 'startBonusCampaign' AND p.status = 'executed'
               AND NOT EXISTS (SELECT FROM bonus_campaign c WHERE c.member_id = p.member_id AND c.proposal_id = p.id)`,
      ],
    }
  },
)
