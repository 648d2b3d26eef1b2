import type { AccountStatus } from '@fairground/rules/play/account-status'
import { type ClaimRefusal, findClaimRefusal } from '@fairground/rules/rewards/claim'
import { findRewardBlock, type RewardBlock } from '@fairground/rules/rewards/reward-block'
import type { Book } from '#ledger/book/book.ts'
import type { OfferRow } from './rows.ts'

interface Claim {
  readonly offerId: number
  readonly playerId: number
  readonly requestId: string
}

/** The key of the grant, so that an offer is granted once. */
export const offerKey = (offerId: number): string => `offer:${offerId}`

export const findPlayerBlock = (book: Book, playerId: number): RewardBlock | null => {
  const { status, rewardsOff } = book.loaded.players.get(playerId)!
  return findRewardBlock({ status: status as AccountStatus, rewardsOff })
}

/** Returns the player's own offer if it can be claimed, or the refusal. */
export const takeOffer = (
  book: Book,
  { offerId, playerId }: Claim,
): OfferRow | { readonly refused: 'notFound' | ClaimRefusal } => {
  const offer = book.loaded.rewards.offers.get(offerId)
  if (offer?.playerId !== playerId) return { refused: 'notFound' }
  const refused = findClaimRefusal(offer, findPlayerBlock(book, playerId), book.now)
  return refused ? { refused } : offer
}

/** Whether this request has claimed the offer already: it gets the first answer again. */
export const isRepeatedClaim = (book: Book, { offerId, playerId, requestId }: Claim): boolean => {
  const offer = book.loaded.rewards.offers.get(offerId)
  return offer?.playerId === playerId && offer.state === 'CLAIMED' && offer.claimRequest === requestId
}

export const markClaimed = (book: Book, offer: OfferRow, { requestId }: Claim): void => {
  offer.state = 'CLAIMED'
  offer.claimRequest = requestId
  book.rewardChanges.claimed.add(offer)
}
