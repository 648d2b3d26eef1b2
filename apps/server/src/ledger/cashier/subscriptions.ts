import { announce } from '#events/announce.ts'
import type { Book } from '#ledger/book/book.ts'
import type { SubscriptionRow } from './rows.ts'

/** Identifies a subscription by the fields that the caller has read; all are compared with the locked row. */
export interface SubscriptionRef {
  readonly subscriptionId: number
  readonly playerId: number
  readonly currency: string
}

export const findSubscription = (book: Book, ref: SubscriptionRef): SubscriptionRow | undefined => {
  const row = book.loaded.cashier.subscriptions.get(ref.subscriptionId)
  return row?.playerId === ref.playerId && row.currency === ref.currency ? row : undefined
}

const skipReasons: Readonly<Record<string, string>> = {
  notEnoughFunds: 'its price has gone up',
  otherPrice: 'its price has changed',
  full: 'it was sold out',
  alreadyMaxPlays: 'you already have as many plays as it allows',
  weeklyWagerLimit: 'it would have passed your weekly play limit',
  lossLimit: 'it would have passed your loss limit',
}

/** Notifies the player that an instance was skipped. The prepaid play stays in the subscription. */
export const publishSkipped = (
  book: Book,
  { id, playerId }: SubscriptionRow,
  instanceId: number,
  reason: string,
): void => {
  const why = skipReasons[reason] ?? 'it could not be joined'
  book.publish(`skipped/${id}/${instanceId}`, () =>
    announce('privateMessage', {
      eventType: 2,
      memberId: book.memberId,
      playerId,
      title: 'Subscription not played',
      message: `Your subscription did not play in game ${instanceId}: ${why}. The prepaid play stays available for the next one.`,
    }),
  )
}
