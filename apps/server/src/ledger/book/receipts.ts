import { hex } from '@fairground/fair/encoding/bytes'
import { frontierRoot } from '@fairground/fair/crypto/merkle'
import type { InstanceRow } from './rows.ts'

export interface ReceiptFacts {
  readonly seq0: number
  readonly leafHash: string
  treeSize: number
  root: string
  readonly unixMs: number
}

export type SignedReceipt = Readonly<ReceiptFacts> & { readonly signature: string }

export interface PendingReceipts {
  readonly instance: InstanceRow
  readonly receipts: readonly ReceiptFacts[]
}

/** All receipts of an instance in a batch state the same tree, so its root (log n hashes) is computed once. */
export const completeReceipts = (sales: readonly PendingReceipts[]): void => {
  for (const [instance, ofInstance] of Map.groupBy(sales, sale => sale.instance)) {
    const root = hex(frontierRoot(instance.frontier))
    for (const receipt of ofInstance.flatMap(sale => sale.receipts)) {
      receipt.treeSize = instance.frontier.size
      receipt.root = root
    }
  }
}
