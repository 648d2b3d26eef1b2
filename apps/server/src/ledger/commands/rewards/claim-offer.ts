import type { ClaimRefusal } from '@fairground/rules/rewards/claim'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { grantNeeds, openGrant } from '#ledger/commands/grant-bonus.ts'
import { isRepeatedClaim, markClaimed, offerKey, takeOffer } from '#ledger/rewards/offers.ts'

export interface ClaimOffer {
  readonly offerId: number
  readonly playerId: number
  readonly currency: string
  /** A client-made id: a repeat gets the first answer, any other request finds the offer claimed. */
  readonly requestId: string
}

export type ClaimOfferAnswer = { readonly grantId: number } | { readonly refused: 'notFound' | ClaimRefusal }

/** Grants an offered bonus once: the key of the grant names the offer. */
export const claimOffer: CommandRule<ClaimOffer, ClaimOfferAnswer> = {
  needs: ({ offerId, playerId, currency }) => ({
    ...grantNeeds(offerKey(offerId), { playerId, currency }),
    offers: [offerId],
  }),
  decide(request, book) {
    const grantId = grantIdFor(offerKey(request.offerId))
    if (isRepeatedClaim(book, request)) return { grantId }
    const offer = takeOffer(book, request)
    if ('refused' in offer) return offer
    if (offer.kind === 'lotto' || offer.currency !== request.currency) return { refused: 'notFound' }
    const { playerId, currency, amount, wageringTimes, weight, useBy: expiresAt } = offer
    const terms = { playerId, currency, amount, wageringTimes, weight, expiresAt }
    const granted = openGrant(book, offerKey(offer.id), terms)
    if ('refused' in granted) return { refused: 'notClaimable' }
    markClaimed(book, offer, request)
    return { grantId }
  },
}
