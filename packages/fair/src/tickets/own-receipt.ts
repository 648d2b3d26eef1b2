import { parseBatchReceipt, verifyBatchReceipt } from '#fd2/batch-receipts.ts'
import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { Problem } from '#encoding/shape.ts'
import type { Receipt } from './receipt.ts'
import { parseReceipt, toReceipt, verifyReceipt } from './signed-receipt.ts'

/** A buyer's receipt of either version. */
export interface OwnReceipt extends Receipt {
  /** Only a receipt of version 2 states the operator and the terms of the sale. */
  readonly terms?: { readonly member: string; readonly rulesHash: Bytes; readonly prizeTableHash: Bytes }
  readonly isSignedBy: (platformKey: Bytes) => boolean
}

export const parseOwnReceipt = (source: unknown): OwnReceipt | Problem =>
  typeof source === 'object' && source !== null && 'version' in source
    ? parseSecondVersion(source)
    : parseFirstVersion(source)

function parseFirstVersion(source: unknown): OwnReceipt | Problem {
  const signed = parseReceipt(source)
  if ('problem' in signed) return signed
  return { ...toReceipt(signed), isSignedBy: key => verifyReceipt(key, signed) }
}

function parseSecondVersion(source: unknown): OwnReceipt | Problem {
  const receipt = parseBatchReceipt(source)
  if ('problem' in receipt) return receipt
  const { member, instance, seq0, treeSize, batch } = receipt
  return {
    instance,
    seq0,
    leafHash: unhex(receipt.leafHash),
    treeSize,
    root: unhex(receipt.root),
    unixMs: batch.unixMs,
    terms: { member, rulesHash: unhex(receipt.rulesHash), prizeTableHash: unhex(receipt.prizeTableHash) },
    isSignedBy: key => verifyBatchReceipt(key, receipt),
  }
}
