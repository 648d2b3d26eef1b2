import { type Bytes, hex, unhex } from '@fairground/fair/encoding/bytes'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import type { ReceiptFacts, SignedReceipt } from '#ledger/book/receipts.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { LaneReply } from './lane-reply.ts'

interface Sold {
  readonly instanceId: number
  readonly receipts: readonly ReceiptFacts[]
}

/**
 * Signs the receipts of answers as they leave the lane. Signatures are not stored: Ed25519 is deterministic, so a
 * repeated answer gets the same one, and signing runs in parallel with the database.
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
