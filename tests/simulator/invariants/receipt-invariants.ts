import { merkleRoot } from '@fairground/fair/crypto/merkle'
import { hex } from '@fairground/fair/encoding/bytes'
import { toReceipt } from '@fairground/fair/fd2/batch-receipts'
import { batchHash, receiptLeaf } from '@fairground/fair/fd2/receipt'
import { memberId } from '../system.ts'
import { playKey, type Tables } from '../engine/tables.ts'
import type { Witness } from './witness.ts'

/** Receipt batches form one chain without gaps, and every play is in one batch, at one place. */
export class ReceiptInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  #batches = 0
  #tickets = 0

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  check(): void {
    const { receiptBatches, tickets } = this.#tables
    const sold = tickets.slice(this.#tickets)
    this.#tickets = tickets.length
    let listed = 0
    for (; this.#batches < receiptBatches.length; this.#batches++) {
      this.#checkBatch(this.#batches)
      listed += receiptBatches[this.#batches]!.count
    }
    this.#witness.require(
      sold.length === listed,
      () => `${sold.length} plays were sold, ${listed} are in batches`,
    )
    for (const { batchN, batchIndex, ...ticket } of sold) {
      const receipt = receiptBatches[Number(batchN) - 1]?.receipts[batchIndex]
      const isOwn = `${receipt?.instance}/${(receipt?.seq0 ?? 0) + 1}` === playKey(ticket)
      this.#witness.require(isOwn, () => `play ${playKey(ticket)} is not at its place in batch ${batchN}`)
    }
  }

  #checkBatch(at: number): void {
    const { receiptBatches } = this.#tables
    const { n, count, previous, unixMs, hash, receipts } = receiptBatches[at]!
    const before = receiptBatches[at - 1]?.hash ?? new Uint8Array(32)
    this.#witness.require(
      n === BigInt(at + 1) && hex(previous) === hex(before),
      () => `receipt batch ${n} does not follow batch ${at}`,
    )
    const root = merkleRoot(receipts.map(receipt => receiptLeaf(toReceipt(receipt))))
    const due = batchHash({ member: String(memberId), n: Number(n), count, root, previous, unixMs })
    this.#witness.require(hex(due) === hex(hash), () => `receipt batch ${n} does not match its hash`)
  }
}
