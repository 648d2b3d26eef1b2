import type { Book } from '#ledger/book/book.ts'
import type { GiftRow } from './rows.ts'

export interface GiftRef {
  readonly giftId: number
  /** The recipient. */
  readonly playerId: number
  readonly currency: string
}

export const findGift = (book: Book, { giftId, playerId, currency }: GiftRef): GiftRow | undefined => {
  const gift = book.loaded.gifts.gifts.get(giftId)
  return gift?.recipientId === playerId && gift.currency === currency ? gift : undefined
}
