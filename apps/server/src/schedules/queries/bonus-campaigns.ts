import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface BonusCampaign {
  readonly id: number
  readonly kind: 'inGame' | 'reload'
  readonly until: number
}

/** The active campaigns, locked: another worker skips them. */
export const lockCampaigns = async (tx: Tx, memberId: number): Promise<BonusCampaign[]> => {
  const { rows } = await sql<BonusCampaign>`
    SELECT id, kind, clock_timestamp() AS until FROM bonus_campaign
     WHERE member_id = ${memberId} AND active ORDER BY id FOR UPDATE SKIP LOCKED`.execute(tx)
  return rows
}

// Causes that were committed late are found again, because a campaign looks back one minute more.
const overlap = sql`interval '1 minute'`

const offered = sql`
  INSERT INTO bonus_offer (member_id, player_id, campaign_id, subject, kind, currency, amount, wagering_times, weight,
                           minimum_deposit, use_by, game_id, instance_id, seq)`

/** Offers a bonus on a further deposit to each player who deposited, once per campaign. */
export const offerReloads = (tx: Tx, memberId: number, campaignId: number) =>
  sql`${offered}
    SELECT DISTINCT ON (p.player_id) c.member_id, p.player_id, c.id, format('campaign:%s', c.id), c.kind, c.currency, c.amount,
           c.wagering_times, c.weight, c.minimum_deposit, clock_timestamp() + make_interval(days => c.use_days),
           NULL::int, NULL::int, NULL::int
      FROM bonus_campaign c
      JOIN payment p ON p.member_id = ${memberId} AND p.currency = c.currency AND p.state = 'COMPLETED'
                    AND p.changed_at > c.looked_until - ${overlap}
      JOIN player r ON r.member_id = ${memberId} AND r.id = p.player_id AND r.status = 'active' AND NOT r.rewards_off AND NOT r.promotions_stopped
     WHERE c.member_id = ${memberId} AND c.id = ${campaignId}
    ON CONFLICT DO NOTHING`.execute(tx)

/** Offers a bonus for every n-th play of the instances that have ended, once per player and instance. */
export const offerInGame = (tx: Tx, memberId: number, campaignId: number) =>
  sql`${offered}
    SELECT DISTINCT ON (t.player_id, i.id) c.member_id, t.player_id, c.id, format('campaign:%s:%s', c.id, i.id), c.kind, c.currency,
           c.amount, c.wagering_times, c.weight, 0, clock_timestamp() + make_interval(days => c.use_days),
           c.game_id, i.id, t.seq
      FROM bonus_campaign c
      JOIN game_instance i ON i.member_id = ${memberId} AND i.game_id = c.game_id AND i.status = 'ENDED'
                          AND i.end_at > c.looked_until - ${overlap}
      JOIN live_ticket t ON t.member_id = ${memberId} AND t.instance_id = i.id AND t.seq % c.every_play = 0
      JOIN player r ON r.member_id = ${memberId} AND r.id = t.player_id AND r.status = 'active' AND NOT r.rewards_off AND NOT r.promotions_stopped
     WHERE c.member_id = ${memberId} AND c.id = ${campaignId}
     ORDER BY t.player_id, i.id, t.seq
    ON CONFLICT DO NOTHING`.execute(tx)

export const setLookedUntil = async (
  tx: Tx,
  memberId: number,
  { id, until }: BonusCampaign,
): Promise<void> => {
  await tx
    .updateTable('bonus_campaign')
    .set({ looked_until: timestamp(until) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}
