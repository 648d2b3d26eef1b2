import {
  nextSubscriptionStatus,
  playEvent,
  type SubscriptionRefusal,
} from '@fairground/rules/subscriptions/subscription'
import { escrowOf, house, playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { SubscriptionRow } from '../cashier/rows.ts'
import { subscriptionOf, type SubscriptionAsk, tellSkipped } from '../cashier/subscriptions.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import type { ReceiptFacts, SignedReceipt } from '../receipts.ts'
import { type JoinAnswer, sell } from '../sell.ts'
import { decideFor } from './join.ts'

export interface PlaySubscription extends SubscriptionAsk {
  readonly instanceId: number
}

export type PlaySubscriptionAnswer<R = SignedReceipt> =
  | JoinAnswer<R>
  /** Not played in this instance, and never will be: the paid play is kept for the next one. */
  | { readonly skipped: string }
  | { readonly done: false; readonly reason: SubscriptionRefusal | 'noSuchSubscription' }

/** Buys the subscription's plays in one instance out of its escrow: once, or not at all. */
export const playSubscription: CommandRule<'playSubscription'> = {
  needs: request => {
    const { playerId, instanceId, currency } = request
    return {
      opKeys: [keyOf(request)],
      instances: [instanceId],
      players: [playerId],
      subscriptions: [request.subscriptionId],
      accounts: [
        playerCash(playerId, currency),
        playerSubs(playerId, currency),
        house('house:fee', currency),
        escrowOf(instanceId, currency),
      ],
      playerGames: [{ instanceId, playerId }],
      bonusOf: [playerId],
      limitsOf: [playerId],
    }
  },
  decide(request, book, tools) {
    const { playerId, subscriptionId, instanceId, currency } = request
    const opKey = keyOf(request)
    const opHash = contentHash({ subscriptionId, instanceId })
    const earlier = earlierAnswer(book, opKey, opHash) as PlaySubscriptionAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const row = subscriptionOf(book, request)
    if (!row) return { done: false, reason: 'noSuchSubscription' }
    const step = nextSubscriptionStatus(row.status, playEvent(row.leftN))
    if (!step.ok) return { done: false, reason: step.refusal }
    const payFrom = [playerSubs(playerId, currency)]
    const asked = { playerId, lines: row.plays, count: row.plays.length, currency }
    const decided = decideFor(asked, book, instanceId, payFrom)
    if ('refused' in decided) return skip(request, row, decided.refused.reason, book)
    if (decided.instance.gameId !== row.gameId) return skip(request, row, 'otherGame', book)
    if (decided.accepted.charge.amount !== row.cost) return skip(request, row, 'otherPrice', book)
    row.leftN -= 1
    row.status = step.state
    book.cashierChanges.subscriptions.add(row)
    return sell({ ...decided, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const keyOf = ({ subscriptionId, instanceId }: PlaySubscription): string =>
  `sub:${subscriptionId}:${instanceId}`

/** Written down, so that a later try for the same instance finds it decided; and the player is told, once. */
const skip = (
  request: PlaySubscription,
  row: SubscriptionRow,
  reason: string,
  book: Book,
): { readonly skipped: string } => {
  book.post({
    opKey: keyOf(request),
    opHash: contentHash({ subscriptionId: row.id, instanceId: request.instanceId }),
    kind: 'sub-skip',
    ref: row.id,
    playerId: row.playerId,
    postings: [],
    result: () => ({ skipped: reason }),
  })
  tellSkipped(book, row, request.instanceId, reason)
  return { skipped: reason }
}
