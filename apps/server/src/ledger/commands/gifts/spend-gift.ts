import { type GiftRefusal, nextGiftState } from '@fairground/rules/rewards/gift'
import { escrowAccount, operatorAccount, playerCash, playerGift } from '#ledger/account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { decidePurchase } from '#ledger/commands/join.ts'
import { findGift, type GiftRef } from '#ledger/gifts/find-gift.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import type { BuyerReceipt, ReceiptFacts } from '#ledger/book/receipts.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'

export interface SpendGift extends GiftRef {
  readonly instanceId: number
  /** Empty for games that deal the plays. */
  readonly lines: readonly (readonly number[])[]
}

export type SpendGiftAnswer<R = BuyerReceipt> =
  | JoinAnswer<R>
  | {
      readonly done: false
      readonly reason: GiftRefusal | 'noSuchGift' | 'tooLate' | 'otherGame' | 'otherPrice'
    }

/** Buys the plays of an opened gift in one instance of its game, with the money of the gift and at most once. */
export const spendGift: CommandRule<SpendGift, SpendGiftAnswer<ReceiptFacts>> = {
  needs: ({ giftId, playerId, instanceId, currency }) => ({
    opKeys: [opKeyFor(giftId)],
    instances: [instanceId],
    players: [playerId],
    gifts: [giftId],
    accounts: [
      playerCash(playerId, currency),
      operatorAccount('house:fee', currency),
      escrowAccount(instanceId, currency),
    ],
    opens: [playerGift(playerId, currency)],
    playerGames: [{ instanceId, playerId }],
    bonusPlayers: [playerId],
    limitPlayers: [playerId],
  }),
  decide(request, book, tools) {
    const { giftId, playerId, instanceId, currency, lines } = request
    const gift = findGift(book, request)
    if (!gift) return { done: false, reason: 'noSuchGift' }
    const opKey = opKeyFor(giftId)
    const opHash = contentHash({ giftId, playerId, instanceId, lines })
    const earlier = earlierAnswer(book, opKey, opHash) as SpendGiftAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const step = nextGiftState(gift.state, 'play')
    if (!step.ok) return { done: false, reason: step.refusal }
    if (gift.useBy === null || gift.useBy <= book.now) return { done: false, reason: 'tooLate' }
    const payFrom = [playerGift(playerId, currency)]
    const decided = decidePurchase(
      { playerId, lines, count: gift.plays, currency },
      book,
      instanceId,
      payFrom,
    )
    if ('refused' in decided)
      return { ...decided.refused, instanceId: decided.instanceId, status: decided.status }
    if (decided.instance.gameId !== gift.gameId) return { done: false, reason: 'otherGame' }
    if (decided.accepted.charge.amount !== gift.amount) return { done: false, reason: 'otherPrice' }
    // The sale posts the next journal.
    gift.endJournal = book.head.journalId + 1n
    gift.state = step.state
    book.giftChanges.gifts.add(gift)
    return sell({ ...decided, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const opKeyFor = (giftId: number): string => `giftplay:${giftId}`
