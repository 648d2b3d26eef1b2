import {
  nextSubscriptionStatus,
  type SubscriptionRefusal,
} from '@fairground/rules/subscriptions/subscription'
import { playerCash, playerSubs } from '../account-key.ts'
import { findSubscription, type SubscriptionRef } from '../cashier/subscriptions.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export type CancelSubscription = SubscriptionRef

export type CancelSubscriptionAnswer =
  | { readonly done: true; readonly back: string }
  | { readonly done: false; readonly reason: SubscriptionRefusal | 'noSuchSubscription' }

/** Refunds the prepaid plays that are left, once. */
export const cancelSubscription: CommandRule<CancelSubscription, CancelSubscriptionAnswer> = {
  needs: ({ subscriptionId, playerId, currency }) => ({
    opKeys: [opKeyFor(subscriptionId)],
    subscriptions: [subscriptionId],
    accounts: [playerCash(playerId, currency), playerSubs(playerId, currency)],
  }),
  decide(request, book) {
    const { subscriptionId, playerId, currency } = request
    const opKey = opKeyFor(subscriptionId)
    const opHash = contentHash({ subscriptionId, playerId })
    const earlier = earlierAnswer(book, opKey, opHash) as CancelSubscriptionAnswer | undefined
    if (earlier) return earlier
    const row = findSubscription(book, request)
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
    publishBalance(book, cash)
    return answer
  },
}

const opKeyFor = (subscriptionId: number): string => `subcancel:${subscriptionId}`
