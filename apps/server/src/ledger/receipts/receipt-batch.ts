import type { Row } from '@fairground/database/row'
import { frontierRoot } from '@fairground/fair/crypto/merkle'
import { type BatchReceipt, signBatch } from '@fairground/fair/fd2/batch-receipts'
import type { Receipt } from '@fairground/fair/fd2/receipt'
import { hashTerms } from '#kinds/terms-hash.ts'
import type { InstanceRow, NewTicket } from '#ledger/book/rows.ts'

/** The operator's last batch of receipts: number 0 and a hash of zeros before the first. */
export interface BatchHead {
  readonly batchN: bigint
  readonly batchHash: Uint8Array
}

export interface NewReceiptBatch extends Row<'receipt_batch', 'n' | 'count'> {
  readonly root: Uint8Array
  readonly previous: Uint8Array
  readonly unixMs: number
  readonly hash: Uint8Array
  readonly signature: Uint8Array
  /** In the order of the tickets. */
  readonly receipts: readonly BatchReceipt[]
}

interface Sold {
  readonly memberId: number
  readonly now: number
  readonly tickets: readonly NewTicket[]
  readonly instances: ReadonlyMap<number, InstanceRow>
}

/** Signs the receipts of all tickets of a batch at once. They state the trees at the end of the batch. */
export const signReceipts = (
  { memberId, now, tickets, instances }: Sold,
  { batchN, batchHash }: BatchHead,
  sign: (hash: Uint8Array) => Uint8Array,
): NewReceiptBatch | undefined => {
  if (tickets.length === 0) return undefined
  const member = String(memberId)
  const shared = new Map<number, SharedFields>()
  const receipts = tickets.map(({ instanceId, seq, leafHash }): Receipt => {
    const fields = shared.get(instanceId) ?? toSharedFields(instances.get(instanceId)!)
    shared.set(instanceId, fields)
    return { member, instance: String(instanceId), seq0: seq - 1, leafHash, ...fields }
  })
  const n = batchN + 1n
  const unixMs = Math.floor(now)
  const batch = signBatch({ member, n: Number(n), previous: batchHash, unixMs, sign }, receipts)
  return { ...batch, n, count: receipts.length, previous: batchHash, unixMs }
}

type SharedFields = Pick<Receipt, 'treeSize' | 'root' | 'rulesHash' | 'prizeTableHash'>

/** The receipts of an instance in a batch share these fields, so the root (log n hashes) is computed once. */
const toSharedFields = (instance: InstanceRow): SharedFields => ({
  treeSize: instance.frontier.size,
  root: frontierRoot(instance.frontier),
  ...hashTerms(instance),
})
