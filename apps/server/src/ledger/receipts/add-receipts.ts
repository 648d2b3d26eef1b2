import type { Row } from '@fairground/database/row'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { signBatch } from '@fairground/fair/fd2/batch-receipts'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import type { Book } from '#ledger/book/book.ts'
import type { BuyerReceipt, ReceiptFacts } from '#ledger/book/receipts.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import type { LaneReply } from '#ledger/lane/lane-reply.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import { queryWithClient, readBatches } from './stored-batches.ts'

interface Sold {
  readonly instanceId: number
  readonly receipts: readonly ReceiptFacts[]
}

/** Completes the answers of purchases with the buyers' receipts: of this batch, or of the batch that sold them first. */
export const addReceipts = async (
  client: MemberClient,
  { memberId, receiptBatch }: Book,
  replies: readonly LaneReply<unknown>[],
  tools: CommandTools,
): Promise<LaneReply<unknown>[]> => {
  const known = new Map<string, BuyerReceipt>()
  const keep = (receipts: readonly BuyerReceipt[]) => {
    for (const receipt of receipts) known.set(`${receipt.instance}/${receipt.seq0}`, receipt)
  }
  keep(receiptBatch?.receipts ?? [])
  const sold = replies.flatMap(reply => ('ok' in reply && isSold(reply.ok) ? [reply.ok] : []))
  const repeated = sold.filter(({ instanceId, receipts }) =>
    receipts.some(({ seq0 }) => !known.has(`${instanceId}/${seq0}`)),
  )
  if (repeated.length > 0) keep(await findReceipts(client, memberId, repeated, tools))
  return replies.map(reply => {
    if (!('ok' in reply) || !isSold(reply.ok)) return reply
    const { instanceId, receipts } = reply.ok
    return { ok: { ...reply.ok, receipts: receipts.map(({ seq0 }) => known.get(`${instanceId}/${seq0}`)!) } }
  })
}

const isSold = (answer: unknown): answer is Sold =>
  typeof answer === 'object' && answer !== null && 'receipts' in answer

type Place = Row<'ticket', 'instance_id' | 'seq' | 'batch_n'>

/** The receipts of earlier purchases. Their batches are read whole, because a path consists of the other receipts. */
const findReceipts = async (
  client: MemberClient,
  memberId: number,
  repeated: readonly Sold[],
  tools: CommandTools,
): Promise<BuyerReceipt[]> => {
  const query = queryWithClient(client)
  const places = await query<Place>(
    `SELECT t.instance_id AS "instanceId", t.seq, t.batch_n AS "batchN"
       FROM unnest($2::int[], $3::int[]) AS k (instance_id, seq)
       JOIN ticket t ON t.member_id = $1 AND t.instance_id = k.instance_id AND t.seq = k.seq`,
    [
      memberId,
      repeated.flatMap(({ instanceId, receipts }) => receipts.map(() => instanceId)),
      repeated.flatMap(({ receipts }) => receipts.map(({ seq0 }) => seq0 + 1)),
    ],
  )
  const found: BuyerReceipt[] = []
  for (const n of new Set(places.map(place => place.batchN))) {
    if (n === null) continue
    const [batch] = await readBatches(query, memberId, { from: n, to: n })
    if (!batch) throw new Error(`receipt batch ${n} of member ${memberId} is missing`)
    const { previous, unixMs, tickets, signature } = batch
    const sign = () => signature
    found.push(
      ...signBatch({ member: String(memberId), n: Number(n), previous, unixMs, sign }, tickets).receipts,
    )
  }
  const unbatched = new Set(
    places.filter(({ batchN }) => batchN === null).map(({ instanceId, seq }) => `${instanceId}/${seq - 1}`),
  )
  const single = repeated.flatMap(({ instanceId, receipts }) =>
    receipts
      .filter(({ seq0 }) => unbatched.has(`${instanceId}/${seq0}`))
      .map(facts => signSingle(String(instanceId), facts, tools)),
  )
  return [...found, ...single]
}

/** A receipt of version 1, for a ticket sold before the batches. Ed25519 is deterministic: the signature is the same. */
const signSingle = (instance: string, facts: ReceiptFacts, tools: CommandTools): BuyerReceipt => {
  const receipt = { ...facts, instance, leafHash: unhex(facts.leafHash), root: unhex(facts.root) }
  return { ...facts, instance, signature: hex(tools.signReceipt(receiptHash(receipt))) }
}
