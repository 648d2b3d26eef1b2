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
