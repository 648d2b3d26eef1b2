import { type GiftRefusal, nextGiftState } from '@fairground/rules/rewards/gift'
import { operatorAccount, playerGift } from '#ledger/account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { findGift, type GiftRef } from '#ledger/gifts/find-gift.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export type UnwrapGiftAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly reason: GiftRefusal | 'playerNotActive' | 'noSuchGift' | 'tooLate' }

/** Moves a gift from the escrow to the recipient, who can only play it. */
export const unwrapGift: CommandRule<GiftRef, UnwrapGiftAnswer> = {
  needs: ({ giftId, playerId, currency }) => ({
    opKeys: [opKeyFor(giftId)],
    players: [playerId],
    gifts: [giftId],
    accounts: [operatorAccount('gift:escrow', currency)],
    opens: [playerGift(playerId, currency)],
  }),
  decide(request, book) {
    const { giftId, playerId, currency } = request
    const opKey = opKeyFor(giftId)
    const gift = findGift(book, request)
    if (!gift) return { done: false, reason: 'noSuchGift' }
    const opHash = contentHash({ giftId, playerId })
    const earlier = earlierAnswer(book, opKey, opHash) as UnwrapGiftAnswer | undefined
    if (earlier) return earlier
    const player = book.loaded.players.get(playerId)
    if (player?.status !== 'active' || !player.emailVerified)
      return { done: false, reason: 'playerNotActive' }
    const step = nextGiftState(gift.state, 'open')
    if (!step.ok) return { done: false, reason: step.refusal }
    if (gift.useBy === null || gift.useBy <= book.now) return { done: false, reason: 'tooLate' }
    gift.openJournal = book.post({
      opKey,
      opHash,
      kind: 'gift-open',
      ref: giftId,
      playerId,
      postings: [
        {
          from: operatorAccount('gift:escrow', currency),
          to: playerGift(playerId, currency),
          amount: gift.amount,
        },
      ],
      result: () => ({ done: true }),
    })
    gift.state = step.state
    book.giftChanges.gifts.add(gift)
    return { done: true }
  },
}

const opKeyFor = (giftId: number): string => `giftopen:${giftId}`
