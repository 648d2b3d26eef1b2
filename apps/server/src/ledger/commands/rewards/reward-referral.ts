import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { publishCoupon } from '#ledger/commands/credit-coupon.ts'
import { type BonusTerms, grantNeeds, openGrant } from '#ledger/commands/grant-bonus.ts'
import { findPlayerBlock } from '#ledger/rewards/offers.ts'
import type { ReferralRow } from '#ledger/rewards/rows.ts'

/** The terms of the operator; `playerId` is the player who invited. */
export interface RewardReferral extends BonusTerms {
  readonly referralId: number
  /** The invited player. */
  readonly friendId: number
  readonly rewardsAtMost: number
}

export type RewardReferralAnswer =
  | { readonly grantId: number }
  | { readonly refused: 'notFound' | 'notDue' | 'blocked' | 'enoughRewards' | 'badTerms' }

/** Rewards a player for a friend, once per friend: the key names the friend. */
export const rewardReferral: CommandRule<RewardReferral, RewardReferralAnswer> = {
  needs: request => ({ ...grantNeeds(rewardKey(request), request), referrals: [request.referralId] }),
  decide(request, book) {
    const { referralId, friendId, rewardsAtMost, ...terms } = request
    const row = book.loaded.rewards.referrals.get(referralId)
    if (row?.referrerId !== terms.playerId || row.playerId !== friendId) return { refused: 'notFound' }
    const grantId = grantIdFor(rewardKey(request))
    if (row.isRewarded) return { grantId }
    if (!row.isDeposited || row.isRefused) return { refused: 'notDue' }
    if (findPlayerBlock(book, terms.playerId)) return { refused: 'blocked' }
    if (countRewards(book, row) >= rewardsAtMost) {
      book.rewardChanges.refused.add(row)
      return { refused: 'enoughRewards' }
    }
    const granted = openGrant(book, rewardKey(request), terms)
    if ('refused' in granted) return { refused: 'badTerms' }
    const { playerId, currency, amount } = terms
    row.isRewarded = true
    book.rewardChanges.rewarded.push({ row, currency, amount })
    const instant = terms.wageringTimes === 0
    publishCoupon(book, { couponId: rewardKey(request), playerId, instant, amount, currency })
    return { grantId }
  },
}

const rewardKey = ({ friendId }: RewardReferral): string => `referral:${friendId}`

const countRewards = (book: Book, { referrerId, rewardsBefore }: ReferralRow): number =>
  rewardsBefore + book.rewardChanges.rewarded.filter(({ row }) => row.referrerId === referrerId).length
