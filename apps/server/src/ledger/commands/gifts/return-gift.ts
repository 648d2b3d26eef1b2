import { type GiftRefusal, nextGiftState } from '@fairground/rules/rewards/gift'
import { operatorAccount, playerCash, playerGift } from '#ledger/account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface ReturnGift {
  readonly giftId: number
  readonly giverId: number
  readonly recipientId: number | null
  readonly currency: string
  /** Sent back by the recipient, or returned after the use-by date. */
  readonly event: 'sendBack' | 'return'
}

export type ReturnGiftAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly reason: GiftRefusal | 'noSuchGift' | 'tooEarly' }

/** Refunds the giver once, from the escrow or from what the recipient opened and did not play. */
export const returnGift: CommandRule<ReturnGift, ReturnGiftAnswer> = {
  needs: ({ giftId, giverId, recipientId, currency }) => ({
    opKeys: [opKeyFor(giftId)],
    gifts: [giftId],
    accounts: [
      playerCash(giverId, currency),
      operatorAccount('gift:escrow', currency),
      ...(recipientId === null ? [] : [playerGift(recipientId, currency)]),
    ],
  }),
  decide({ giftId, giverId, recipientId, currency, event }, book) {
    const opKey = opKeyFor(giftId)
    const gift = book.loaded.gifts.gifts.get(giftId)
    if (gift?.giverId !== giverId || gift.recipientId !== recipientId || gift.currency !== currency)
      return { done: false, reason: 'noSuchGift' }
    const opHash = contentHash({ giftId, event })
    const earlier = earlierAnswer(book, opKey, opHash) as ReturnGiftAnswer | undefined
    if (earlier) return earlier
    const step = nextGiftState(gift.state, event)
    if (!step.ok) return { done: false, reason: step.refusal }
    if (event === 'return' && (gift.useBy === null || gift.useBy > book.now))
      return { done: false, reason: 'tooEarly' }
    const isOpened = gift.state === 'OPENED' && recipientId !== null
    const cash = playerCash(giverId, currency)
    gift.endJournal = book.post({
      opKey,
      opHash,
      kind: 'gift-return',
      ref: giftId,
      playerId: giverId,
      postings: [
        {
          from: isOpened ? playerGift(recipientId, currency) : operatorAccount('gift:escrow', currency),
          to: cash,
          amount: gift.amount,
        },
      ],
      result: () => ({ done: true }),
    })
    gift.state = step.state
    book.giftChanges.gifts.add(gift)
    publishBalance(book, cash)
    return { done: true }
  },
}

const opKeyFor = (giftId: number): string => `giftback:${giftId}`
