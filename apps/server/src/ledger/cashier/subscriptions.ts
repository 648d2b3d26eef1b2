import { announce } from '#events/announce.ts'
import type { Book } from '../book.ts'
import type { SubscriptionRow } from './rows.ts'

/** Which subscription is meant, with what the caller read of its row: it is compared with the row under lock. */
export interface SubscriptionAsk {
  readonly subscriptionId: number
  readonly playerId: number
  readonly currency: string
}

export const subscriptionOf = (book: Book, ask: SubscriptionAsk): SubscriptionRow | undefined => {
  const row = book.loaded.cashier.subscriptions.get(ask.subscriptionId)
  return row?.playerId === ask.playerId && row.currency === ask.currency ? row : undefined
}

const whys: Readonly<Record<string, string>> = {
  notEnoughFunds: 'its price has gone up',
  otherPrice: 'its price has changed',
  full: 'it was sold out',
  alreadyMaxPlays: 'you already have as many plays as it allows',
  weeklyWagerLimit: 'it would have passed your weekly play limit',
  lossLimit: 'it would have passed your loss limit',
}

/** A game was missed. What was paid for it stays in the subscription. */
export const tellSkipped = (
  book: Book,
  { id, playerId }: SubscriptionRow,
  instanceId: number,
  reason: string,
): void => {
  const why = whys[reason] ?? 'it could not be joined'
  book.tell(`skipped/${id}/${instanceId}`, () =>
    announce('privateMessage', {
      eventType: 2,
      memberId: book.memberId,
      playerId,
      title: 'Subscription not played',
      message: `Your subscription did not play in game ${instanceId}: ${why}. The paid play is kept for the next one.`,
    }),
  )
}
