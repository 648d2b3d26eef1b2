import { type Bytes, u64be } from '#encoding/bytes.ts'
import { H } from '#encoding/encode.ts'

export interface Receipt {
  instance: string
  seq0: number
  leafHash: Bytes
  /** The tree right after this ticket was appended, or later. */
  treeSize: number
  root: Bytes
  unixMs: number
}

export const receiptHash = (receipt: Receipt): Bytes =>
  H(
    'receipt',
    receipt.instance,
    u64be(receipt.seq0),
    receipt.leafHash,
    u64be(receipt.treeSize),
    receipt.root,
    u64be(receipt.unixMs),
  )

export interface TreeHead {
  instance: string
  size: number
  root: Bytes
  unixMs: number
}

export const treeHeadHash = (head: TreeHead): Bytes =>
  H('sth', head.instance, u64be(head.size), head.root, u64be(head.unixMs))
