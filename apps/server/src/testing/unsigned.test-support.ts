import type { JoinAnswer } from '#ledger/sale/sell.ts'

/** The answer as the journal stores it, without the signatures of its receipts. */
export const unsigned = (answer: JoinAnswer): unknown =>
  'receipts' in answer
    ? {
        ...answer,
        receipts: answer.receipts.map(receipt => {
          if (!('batch' in receipt)) throw new Error('a new purchase has a receipt of version 2')
          const { seq0, leafHash, treeSize, root, batch } = receipt
          return { seq0, leafHash, treeSize, root, unixMs: batch.unixMs }
        }),
      }
    : answer
