import type { MemberClient } from '../member-client.ts'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import type { OfferRow, ReferralRow, RewardRows } from './rows.ts'

export const loadRewards = async (
  client: MemberClient,
  memberId: number,
  needs: MergedNeeds,
): Promise<RewardRows> => ({
  offers: await loadOffers(client, memberId, needs),
  referrals: await loadReferrals(client, memberId, needs),
})

const loadOffers = async (client: MemberClient, memberId: number, { offers }: MergedNeeds) => {
  if (offers.length === 0) return new Map<number, OfferRow>()
  const { rows } = await client.query<OfferRow>(
    `SELECT id, player_id AS "playerId", kind, currency, amount, wagering_times AS "wageringTimes", weight,
            use_by AS "useBy", game_id AS "gameId", coalesce(plays, 0) AS plays, state, claim_request AS "claimRequest",
            minimum_deposit = 0 OR EXISTS (
              SELECT FROM payment p
               WHERE p.member_id = $1 AND p.player_id = o.player_id AND p.currency = o.currency
                 AND p.state = 'COMPLETED' AND p.amount >= o.minimum_deposit AND p.created_at > o.offered_at) AS "depositMade"
       FROM bonus_offer o WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, offers],
  )
  return new Map(rows.map(row => [row.id, row]))
}

const loadReferrals = async (client: MemberClient, memberId: number, { referrals }: MergedNeeds) => {
  if (referrals.length === 0) return new Map<number, ReferralRow>()
  const { rows } = await client.query<ReferralRow>(
    `SELECT id, referrer_id AS "referrerId", player_id AS "playerId", deposited_at IS NOT NULL AS "isDeposited",
            refused IS NOT NULL AS "isRefused", rewarded_at IS NOT NULL AS "isRewarded",
            (SELECT count(*)::int FROM referral x
              WHERE x.member_id = $1 AND x.referrer_id = r.referrer_id AND x.rewarded_at IS NOT NULL) AS "rewardsBefore"
       FROM referral r WHERE member_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE`,
    [memberId, referrals],
  )
  return new Map(rows.map(row => [row.id, row]))
}
