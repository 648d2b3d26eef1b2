import { type Bytes, hex, unhex } from '@fairground/fair/bytes'
import { frontierRoot } from '@fairground/fair/merkle'
import { receiptHash } from '@fairground/fair/receipt'
import type { CommandTools, LaneReply } from './command.ts'
import type { InstanceRow } from './rows.ts'

export interface ReceiptFacts {
  readonly seq0: number
  readonly leafHash: string
  treeSize: number
  root: string
  readonly unixMs: number
}

export type SignedReceipt = Readonly<ReceiptFacts> & { readonly signature: string }

export interface Unsealed {
  readonly instance: InstanceRow
  readonly receipts: readonly ReceiptFacts[]
}

/** All receipts of a batch name the same tree, the one after its last sale: naming the root costs log n hashes. */
export const sealReceipts = (sales: readonly Unsealed[]): void => {
  for (const [instance, ofInstance] of Map.groupBy(sales, sale => sale.instance)) {
    const root = hex(frontierRoot(instance.frontier))
    for (const receipt of ofInstance.flatMap(sale => sale.receipts)) {
      receipt.treeSize = instance.frontier.size
      receipt.root = root
    }
  }
}

interface Sold {
  readonly instanceId: number
  readonly receipts: readonly ReceiptFacts[]
}

/**
 * Answers as they leave the lane. The signature is not stored: Ed25519 gives a repeated answer the same one, and
 * signing need not wait for the database, nor the database for it.
 */
export const signAnswers = (
  replies: readonly LaneReply<unknown>[],
  tools: CommandTools,
): Promise<LaneReply<unknown>[]> =>
  Promise.all(
    replies.map(async reply => {
      if (!('ok' in reply) || !isSold(reply.ok)) return reply
      const { instanceId, receipts } = reply.ok
      const signed = receipts.map(receipt => signReceipt(String(instanceId), receipt, tools))
      return { ok: { ...reply.ok, receipts: await Promise.all(signed) } }
    }),
  )

const isSold = (answer: unknown): answer is Sold =>
  typeof answer === 'object' && answer !== null && 'receipts' in answer

const signReceipt = async (
  instance: string,
  receipt: ReceiptFacts,
  tools: CommandTools,
): Promise<SignedReceipt> => {
  const facts = { ...receipt, instance, leafHash: unhex(receipt.leafHash), root: unhex(receipt.root) }
  const signature: Bytes = await tools.signReceipt(receiptHash(facts))
  return { ...receipt, signature: hex(signature) }
}
