import { hex } from '@fairground/fair/encoding/bytes'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import type { BatchTicket, StoredBatch } from '#ledger/receipts/stored-batches.ts'

/** The tree of an instance before the first batch that is sent, and all its voids in the order of the tree. */
export interface SaleSoFar {
  readonly treeSize: number
  readonly voids: readonly RecordVoid[]
}

/** Batches in the form that the control system reads. A void has no receipt, so it comes with the next batch. */
export const toSentBatches = (
  batches: readonly StoredBatch[],
  sales: ReadonlyMap<string, SaleSoFar>,
): object[] => {
  const sizes = new Map([...sales].map(([instance, { treeSize }]) => [instance, treeSize]))
  const takeVoids = (instance: string, end: number) => {
    const from = sizes.get(instance) ?? 0
    sizes.set(instance, Math.max(from, end))
    const voids = sales.get(instance)?.voids ?? []
    return voids
      .filter(({ seq0 }) => seq0 >= from && seq0 < end)
      .map(({ seq0, voided }) => ({ instance, seq0, voided }))
  }
  return batches.map(({ n, unixMs, previous, signature, tickets }) => {
    const heads = new Map(tickets.map(ticket => [ticket.instance, toHead(ticket)]))
    const lines = tickets.flatMap(ticket => [
      ...takeVoids(ticket.instance, ticket.seq0 + 1),
      toTicketLine(ticket),
    ])
    const rest = [...heads.values()].flatMap(({ instance, treeSize }) => takeVoids(instance, treeSize))
    return {
      n: Number(n),
      unixMs,
      previous: hex(previous),
      signature: hex(signature),
      heads: [...heads.values()],
      tickets: [...lines, ...rest],
    }
  })
}

const toHead = ({ instance, currency, treeSize, root, rulesHash, prizeTableHash }: BatchTicket) => ({
  instance,
  currency,
  treeSize,
  root: hex(root),
  rulesHash: hex(rulesHash),
  prizeTableHash: hex(prizeTableHash),
})

const toTicketLine = ({ instance, seq0, player, plays, price, leafHash }: BatchTicket) => ({
  instance,
  seq0,
  player: hex(player),
  plays,
  price: String(price),
  leafHash: hex(leafHash),
})
