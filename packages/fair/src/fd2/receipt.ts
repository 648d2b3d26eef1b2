import { leafHash } from '#crypto/merkle.ts'
import { type Bytes, u32be, u64be } from '#encoding/bytes.ts'
import { enc, H2 } from '#encoding/encode.ts'

/** What a receipt of FD2 states: the ticket, the tickets before it and the terms it was bought under. */
export interface Receipt {
  readonly member: string
  readonly instance: string
  readonly seq0: number
  readonly leafHash: Bytes
  readonly treeSize: number
  readonly root: Bytes
  readonly rulesHash: Bytes
  readonly prizeTableHash: Bytes
}

export const receiptLeaf = (receipt: Receipt): Bytes =>
  leafHash(
    enc(
      'FD2/receipt',
      receipt.member,
      receipt.instance,
      u64be(receipt.seq0),
      receipt.leafHash,
      u64be(receipt.treeSize),
      receipt.root,
      receipt.rulesHash,
      receipt.prizeTableHash,
    ),
  )

/** All receipts of one batch of the lane. The platform signs its hash once. */
export interface ReceiptBatch {
  readonly member: string
  readonly n: number
  readonly count: number
  /** The root over the receipts' leaves, in order. */
  readonly root: Bytes
  /** The hash of the operator's previous batch; zeros before the first. */
  readonly previous: Bytes
  readonly unixMs: number
}

/** b_n */
export const batchHash = ({ member, n, count, root, previous, unixMs }: ReceiptBatch): Bytes =>
  H2('batch', member, u64be(n), u32be(count), root, previous, u64be(unixMs))
