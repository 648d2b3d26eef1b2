import type { Receipt } from '@fairground/contract/entities/plays/receipt'
import type { ReceiptBook } from '#shared/game/receipts.ts'

export interface OwnDraw {
  readonly gameInstanceId: number
  readonly receipts: number
  /** The time of the latest receipt, in epoch milliseconds. */
  readonly at: number
}

const getTime = (receipt: Receipt): number => ('batch' in receipt ? receipt.batch.unixMs : receipt.unixMs)

/** The draws with receipts in this browser, the latest first. */
export const listOwnDraws = (book: ReceiptBook): OwnDraw[] =>
  Object.entries(book)
    .filter(([, receipts]) => receipts.length > 0)
    .map(([id, receipts]) => ({
      gameInstanceId: Number(id),
      receipts: receipts.length,
      at: Math.max(...receipts.map(getTime)),
    }))
    .toSorted((one, other) => other.at - one.at)
