import type { ClaimRefusal } from '@fairground/rules/rewards/claim'
import { escrowAccount, operatorAccount, playerBonus } from '#ledger/account-key.ts'
import { grantIdFor } from '#ledger/bonus/grants.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import type { BuyerReceipt, ReceiptFacts } from '#ledger/book/receipts.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { grantNeeds, openGrant } from '#ledger/commands/grant-bonus.ts'
import { decidePurchase } from '#ledger/commands/join.ts'
import { isRepeatedClaim, markClaimed, offerKey, takeOffer } from '#ledger/rewards/offers.ts'
import { pickLuckyPlays } from '#ledger/sale/lucky-plays.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'

export interface RedeemOffer {
  readonly offerId: number
  readonly playerId: number
  readonly instanceId: number
  readonly currency: string
  readonly requestId: string
}

export type RedeemOfferAnswer<R = BuyerReceipt> =
  | { readonly joined: Extract<JoinAnswer<R>, { readonly exitCode: 0; readonly receipts: readonly R[] }> }
  | { readonly refused: 'notFound' | ClaimRefusal | 'noSuchGame' }

/**
 * Buys plays with a lotto bonus, by the rules of any purchase: limits, caps and receipts hold. The grant is exactly the
 * cost. Its weight is zero, so it never becomes cash, not even after a refund; the prizes of the plays are cash.
 */
export const redeemOffer: CommandRule<RedeemOffer, RedeemOfferAnswer<ReceiptFacts>> = {
  needs({ offerId, playerId, instanceId, currency }) {
    const { opKeys, ...needs } = grantNeeds(offerKey(offerId), { playerId, currency })
    return {
      ...needs,
      opKeys: [...opKeys, playsKey(offerId)],
      instances: [instanceId],
      accounts: [operatorAccount('house:fee', currency), escrowAccount(instanceId, currency)],
      playerGames: [{ instanceId, playerId }],
      bonusPlayers: [playerId],
      limitPlayers: [playerId],
      offers: [offerId],
    }
  },
  decide(request, book, tools) {
    const { offerId, playerId, instanceId, currency } = request
    const earlier = book.findDecision(playsKey(offerId))
    if (earlier && isRepeatedClaim(book, request)) return { joined: earlier.answer as Joined }
    const offer = takeOffer(book, request)
    if ('refused' in offer) return offer
    if (offer.kind !== 'lotto' || offer.currency !== currency) return { refused: 'notFound' }
    const instance = book.loaded.instances.get(instanceId)
    if (instance?.gameId !== offer.gameId) return { refused: 'noSuchGame' }
    const plays = pickLuckyPlays(instance, offer.plays, tools.randomBytes)
    if (!plays) return { refused: 'notClaimable' }
    const purchase = { playerId, currency, count: offer.plays, ...plays }
    const decided = decidePurchase(purchase, book, instanceId, [], offer.amount)
    if ('refused' in decided || decided.accepted.charge.amount === 0n) return { refused: 'notClaimable' }
    const amount = decided.accepted.charge.amount
    const terms = { playerId, currency, amount, wageringTimes: 1, weight: 0, expiresAt: offer.useBy }
    if ('refused' in openGrant(book, offerKey(offerId), terms)) return { refused: 'notClaimable' }
    const sale = { opKey: playsKey(offerId), opHash: contentHash(request), playerId }
    const payFrom = [playerBonus(grantIdFor(offerKey(offerId)), currency)]
    const joined = sell({ ...decided, ...sale, payFrom }, book, tools)
    markClaimed(book, offer, request)
    return { joined: joined as Joined }
  },
}

type Joined = Extract<
  JoinAnswer<ReceiptFacts>,
  { readonly exitCode: 0; readonly receipts: readonly ReceiptFacts[] }
>

/** The key of the purchase. */
const playsKey = (offerId: number): string => `offer:${offerId}:plays`
