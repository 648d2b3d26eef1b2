import type { BatchReceipt } from '@fairground/fair/fd2/batch-receipts'
import type { SignedReceipt } from '@fairground/fair/tickets/signed-receipt'

/** What the journal stores of a receipt. */
export interface ReceiptFacts {
  readonly seq0: number
  readonly leafHash: string
  treeSize: number
  root: string
  readonly unixMs: number
}

/** What the buyer gets. Only a repeated purchase from before the batches gets a receipt of version 1. */
export type BuyerReceipt = BatchReceipt | SignedReceipt

/** Copies the tree that the signed receipts state. Both lists are in the order of the sales. */
export const completeFacts = (facts: readonly ReceiptFacts[], signed: readonly BatchReceipt[]): void => {
  for (const [i, { treeSize, root }] of signed.entries()) Object.assign(facts[i]!, { treeSize, root })
}
