import { emptyRoot, inclusionProofs, rootFromPath } from '#crypto/merkle.ts'
import { verify } from '#crypto/signature.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { attempt, exactly, integer, list, object, type Problem, text } from '#encoding/shape.ts'
import { hash, place, signature, time } from '#record/record-fields.ts'
import { batchHash, type Receipt, receiptLeaf } from './receipt.ts'

/** A buyer's receipt of FD2 as JSON: bytes are hexadecimal. One signature covers all receipts of the batch. */
export interface BatchReceipt {
  readonly version: 2
  readonly member: string
  readonly instance: string
  readonly seq0: number
  readonly leafHash: string
  readonly treeSize: number
  readonly root: string
  readonly rulesHash: string
  readonly prizeTableHash: string
  readonly batch: {
    readonly n: number
    readonly count: number
    /** The place of this receipt in the batch, and the path from it to the batch's root. */
    readonly index: number
    readonly path: readonly string[]
    readonly previous: string
    readonly unixMs: number
    readonly signature: string
  }
}

export interface BatchToSign {
  readonly member: string
  readonly n: number
  /** The hash of the operator's previous batch; zeros before the first. */
  readonly previous: Bytes
  readonly unixMs: number
  readonly sign: (hash: Bytes) => Bytes
}

export interface SignedBatch {
  /** b_n */
  readonly hash: Bytes
  /** The root over the receipts' leaves. */
  readonly root: Bytes
  readonly signature: Bytes
  /** In the order of the given receipts. */
  readonly receipts: BatchReceipt[]
}

/** Signs all receipts of one batch of the lane with one signature. */
export function signBatch(
  { member, n, previous, unixMs, sign }: BatchToSign,
  receipts: readonly Receipt[],
): SignedBatch {
  if (receipts.some(receipt => receipt.member !== member))
    throw new Error('a batch holds the receipts of one operator')
  const leaves = receipts.map(receiptLeaf)
  const count = leaves.length
  const paths = inclusionProofs(leaves)
  const root = batchRoot(leaves, paths)
  const signedHash = batchHash({ member, n, count, root, previous, unixMs })
  const signed = sign(signedHash)
  const shared = { n, count, previous: hex(previous), unixMs, signature: hex(signed) }
  const toHex = sharedHex()
  return {
    hash: signedHash,
    root,
    signature: signed,
    receipts: receipts.map((receipt, index) => ({
      ...toJson(receipt, toHex),
      batch: { ...shared, index, path: (paths[index] ?? []).map(toHex) },
    })),
  }
}

/** The first path leads to the root with log n hashes instead of another walk over the tree. */
const batchRoot = (leaves: readonly Bytes[], paths: readonly Bytes[][]): Bytes => {
  const [first] = leaves
  const [path] = paths
  return (first && path && rootFromPath(first, 0, leaves.length, path)) ?? emptyRoot()
}

/** Receipts of a batch share roots, terms and nodes of the tree: each is written once. */
function sharedHex(): (bytes: Bytes) => string {
  const written = new Map<Bytes, string>()
  return bytes => {
    const known = written.get(bytes)
    if (known !== undefined) return known
    const text = hex(bytes)
    written.set(bytes, text)
    return text
  }
}

const toJson = (receipt: Receipt, toHex: (bytes: Bytes) => string): Omit<BatchReceipt, 'batch'> => ({
  version: 2,
  member: receipt.member,
  instance: receipt.instance,
  seq0: receipt.seq0,
  leafHash: hex(receipt.leafHash),
  treeSize: receipt.treeSize,
  root: toHex(receipt.root),
  rulesHash: toHex(receipt.rulesHash),
  prizeTableHash: toHex(receipt.prizeTableHash),
})

const shape = object<BatchReceipt>({
  version: exactly(2),
  member: text(200),
  instance: text(200),
  seq0: place,
  leafHash: hash,
  treeSize: place,
  root: hash,
  rulesHash: hash,
  prizeTableHash: hash,
  batch: object<BatchReceipt['batch']>({
    n: integer(0, Number.MAX_SAFE_INTEGER),
    count: integer(1, 0xffffffff),
    index: place,
    path: list(hash),
    previous: hash,
    unixMs: time,
    signature,
  }),
})

export const parseBatchReceipt = (source: unknown): BatchReceipt | Problem =>
  attempt(shape, source, 'receipt')

export const toReceipt = (receipt: BatchReceipt): Receipt => ({
  member: receipt.member,
  instance: receipt.instance,
  seq0: receipt.seq0,
  leafHash: unhex(receipt.leafHash),
  treeSize: receipt.treeSize,
  root: unhex(receipt.root),
  rulesHash: unhex(receipt.rulesHash),
  prizeTableHash: unhex(receipt.prizeTableHash),
})

export function verifyBatchReceipt(platformKey: Bytes, receipt: BatchReceipt): boolean {
  const { n, count, index, path, previous, unixMs } = receipt.batch
  const root = rootFromPath(receiptLeaf(toReceipt(receipt)), index, count, path.map(unhex))
  if (root === undefined) return false
  const signed = batchHash({ member: receipt.member, n, count, root, previous: unhex(previous), unixMs })
  return verify(platformKey, signed, unhex(receipt.batch.signature))
}
