import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** What protects players has its cause: rules their proposal, stopped promotions their action. */
export const protection = bySql(
  {
    id: 'A68',
    title: 'Rules of protection have their proposals, and restrictions their actions',
    unit: 'action',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM protection_action WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('version %s of the rules of protection is not what a proposal says', r.version) AS problem
            FROM protection_rules r
           WHERE r.member_id = ${memberId}
             AND NOT EXISTS (
                   SELECT FROM proposal p
                    WHERE p.member_id = r.member_id AND p.id = r.proposal_id AND p.kind = 'changeProtection'
                      AND p.status = 'executed' AND p.payload -> 'actions' = r.actions
                      AND r.thresholds = (SELECT coalesce(jsonb_object_agg(t ->> 'name', t -> 'value'), '{}')
                                            FROM jsonb_array_elements(p.payload -> 'thresholds') AS t))`,
      sql`SELECT format('proposal %s is executed, but changed no rules of protection', p.id) AS problem
            FROM proposal p
           WHERE p.member_id = ${memberId} AND p.kind = 'changeProtection' AND p.status = 'executed'
             AND NOT EXISTS (SELECT FROM protection_rules r WHERE r.member_id = p.member_id AND r.proposal_id = p.id)`,
      sql`SELECT format('player %s: promotions are stopped %s, the actions say otherwise', p.id, p.promotions_stopped) AS problem
            FROM player p
           WHERE p.member_id = ${memberId}
             AND p.promotions_stopped <> EXISTS (
                   SELECT FROM protection_action a
                    WHERE a.member_id = p.member_id AND a.player_id = p.id AND a.kind = 'stopPromotions' AND a.lifted_at IS NULL)`,
    ],
  }),
)
