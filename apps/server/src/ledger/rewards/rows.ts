import type { Row } from '@fairground/database/row'
import type { OfferState } from '@fairground/rules/rewards/claim'

export interface OfferRow
  extends Row<
    'bonus_offer',
    'id' | 'player_id' | 'currency' | 'amount' | 'wagering_times' | 'weight' | 'use_by' | 'game_id'
  > {
  readonly kind: 'inGame' | 'reload' | 'lotto'
  /** The number of plays of a lotto bonus. */
  readonly plays: number
  /** Whether the deposit that it needs, if any, was made. */
  readonly depositMade: boolean
  state: OfferState
  /** The request that claimed it. */
  claimRequest: string | null
}

export interface ReferralRow extends Row<'referral', 'id' | 'referrer_id' | 'player_id'> {
  readonly isDeposited: boolean
  readonly isRefused: boolean
  /** The rewards that the referrer got before this batch. */
  readonly rewardsBefore: number
  isRewarded: boolean
}

export interface RewardRows {
  readonly offers: ReadonlyMap<number, OfferRow>
  readonly referrals: ReadonlyMap<number, ReferralRow>
}

export const newRewardChanges = () => ({
  claimed: new Set<OfferRow>(),
  rewarded: [] as { readonly row: ReferralRow; readonly currency: string; readonly amount: bigint }[],
  /** Referrals that will never be rewarded, because the referrer has had enough rewards. */
  refused: new Set<ReferralRow>(),
})
