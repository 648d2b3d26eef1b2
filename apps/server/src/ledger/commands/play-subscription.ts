import {
  nextSubscriptionStatus,
  playEvent,
  type SubscriptionRefusal,
} from '@fairground/rules/subscriptions/subscription'
import { escrowAccount, operatorAccount, playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { SubscriptionRow } from '../cashier/rows.ts'
import { findSubscription, type SubscriptionRef, publishSkipped } from '../cashier/subscriptions.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import type { BuyerReceipt, ReceiptFacts } from '#ledger/book/receipts.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'
import { decidePurchase } from './join.ts'

export interface PlaySubscription extends SubscriptionRef {
  readonly instanceId: number
}

export type PlaySubscriptionAnswer<R = BuyerReceipt> =
  | JoinAnswer<R>
  /** This instance is skipped for good: the prepaid play stays for the next one. */
  | { readonly skipped: string }
  | { readonly done: false; readonly reason: SubscriptionRefusal | 'noSuchSubscription' }

/** Buys the subscription's plays in one instance from the subscription escrow, at most once. */
export const playSubscription: CommandRule<PlaySubscription, PlaySubscriptionAnswer<ReceiptFacts>> = {
  needs: request => {
    const { playerId, instanceId, currency } = request
    return {
      opKeys: [opKeyFor(request)],
      instances: [instanceId],
      players: [playerId],
      subscriptions: [request.subscriptionId],
      accounts: [
        playerCash(playerId, currency),
        playerSubs(playerId, currency),
        operatorAccount('house:fee', currency),
        escrowAccount(instanceId, currency),
      ],
      playerGames: [{ instanceId, playerId }],
      decks: [instanceId],
      bonusPlayers: [playerId],
      limitPlayers: [playerId],
    }
  },
  decide(request, book, tools) {
    const { playerId, subscriptionId, instanceId, currency } = request
    const opKey = opKeyFor(request)
    const opHash = contentHash({ subscriptionId, instanceId })
    const earlier = earlierAnswer(book, opKey, opHash) as PlaySubscriptionAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const row = findSubscription(book, request)
    if (!row) return { done: false, reason: 'noSuchSubscription' }
    const step = nextSubscriptionStatus(row.status, playEvent(row.leftN))
    if (!step.ok) return { done: false, reason: step.refusal }
    const payFrom = [playerSubs(playerId, currency)]
    const { plays: lines, stakes, count } = row
    const purchase = { playerId, lines, multiOptions: stakes, count, currency }
    const decided = decidePurchase(purchase, book, instanceId, payFrom)
    if ('refused' in decided) return skip(request, row, decided.refused.reason, book)
    if (decided.instance.gameId !== row.gameId) return skip(request, row, 'otherGame', book)
    if (decided.accepted.charge.amount !== row.cost) return skip(request, row, 'otherPrice', book)
    row.leftN -= 1
    row.status = step.state
    book.cashierChanges.subscriptions.add(row)
    return sell({ ...decided, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const opKeyFor = ({ subscriptionId, instanceId }: PlaySubscription): string =>
  `sub:${subscriptionId}:${instanceId}`

/** Records the skip, so that a retry for the same instance gets the same answer, and notifies the player once. */
const skip = (
  request: PlaySubscription,
  row: SubscriptionRow,
  reason: string,
  book: Book,
): { readonly skipped: string } => {
  book.post({
    opKey: opKeyFor(request),
    opHash: contentHash({ subscriptionId: row.id, instanceId: request.instanceId }),
    kind: 'sub-skip',
    ref: row.id,
    playerId: row.playerId,
    postings: [],
    result: () => ({ skipped: reason }),
  })
  publishSkipped(book, row, request.instanceId, reason)
  return { skipped: reason }
}
