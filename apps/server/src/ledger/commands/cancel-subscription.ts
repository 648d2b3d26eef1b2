import {
  nextSubscriptionStatus,
  type SubscriptionRefusal,
} from '@fairground/rules/subscriptions/subscription'
import { playerCash, playerSubs } from '../account-key.ts'
import { subscriptionOf, type SubscriptionAsk } from '../cashier/subscriptions.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export type CancelSubscription = SubscriptionAsk

export type CancelSubscriptionAnswer =
  | { readonly done: true; readonly back: string }
  | { readonly done: false; readonly reason: SubscriptionRefusal | 'noSuchSubscription' }

/** Gives back what was paid for plays that are not yet played, once. */
export const cancelSubscription: CommandRule<'cancelSubscription'> = {
  needs: ({ subscriptionId, playerId, currency }) => ({
    opKeys: [keyOf(subscriptionId)],
    subscriptions: [subscriptionId],
    accounts: [playerCash(playerId, currency), playerSubs(playerId, currency)],
  }),
  decide(request, book) {
    const { subscriptionId, playerId, currency } = request
    const opKey = keyOf(subscriptionId)
    const opHash = contentHash({ subscriptionId, playerId })
    const earlier = earlierAnswer(book, opKey, opHash) as CancelSubscriptionAnswer | undefined
    if (earlier) return earlier
    const row = subscriptionOf(book, request)
    if (!row) return { done: false, reason: 'noSuchSubscription' }
    const step = nextSubscriptionStatus(row.status, 'cancel')
    if (!step.ok) return { done: false, reason: step.refusal }
    const cash = playerCash(playerId, currency)
    const amount = row.cost * BigInt(row.leftN)
    const answer = { done: true, back: String(amount) } as const
    book.post({
      opKey,
      opHash,
      kind: 'sub-cancel',
      ref: subscriptionId,
      playerId,
      postings: [{ from: playerSubs(playerId, currency), to: cash, amount }],
      result: () => answer,
    })
    row.leftN = 0
    row.status = step.state
    book.cashierChanges.subscriptions.add(row)
    tellBalance(book, cash)
    return answer
  },
}

const keyOf = (subscriptionId: number): string => `subcancel:${subscriptionId}`
