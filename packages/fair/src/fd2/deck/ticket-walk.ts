import { append, emptyFrontier, frontierRoot, leafHash } from '#crypto/merkle.ts'
import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { Problem } from '#encoding/shape.ts'
import type { BatchReceipt } from '#fd2/batch-receipts.ts'
import { instantPlays } from '#instant/deck-tickets.ts'
import { ticketLeaf } from '#tickets/leaf.ts'
import type { OpenDeckFile } from './deck-file.ts'
import type { TicketLine } from './deck-lines.ts'
import type { DeckRound } from './deck-rounds.ts'

/** All facts the checks need about the tickets, computed in one pass. */
export interface TicketWalk {
  readonly root: Bytes
  readonly sales: bigint
  /** The roots at the sizes of the rounds and of the receipt. */
  readonly rootAt: ReadonlyMap<number, Bytes>
  /** The ticket of the receipt. */
  readonly own: { readonly ticket: TicketLine; readonly hash: Bytes } | undefined
}

export function walkTickets(
  { record, tickets }: OpenDeckFile,
  rounds: readonly DeckRound[],
  receipt: BatchReceipt | Problem,
): TicketWalk {
  const { member, instance, currency } = record.seal.entry
  const own = 'problem' in receipt ? undefined : receipt
  const sizes = new Set([...rounds.map(({ size }) => size), own?.treeSize])
  const rootAt = new Map<number, Bytes>()
  let tree = emptyFrontier
  let sales = 0n
  let mine: TicketWalk['own']
  for (const ticket of tickets()) {
    const seq0 = tree.size
    const price = BigInt(ticket.price)
    const player = unhex(ticket.player)
    const hash = leafHash(
      ticketLeaf({ member, instance, seq0, player, plays: instantPlays, price, currency }),
    )
    if (seq0 === own?.seq0) mine = { ticket, hash }
    sales += price
    tree = append(tree, hash)
    if (sizes.has(tree.size)) rootAt.set(tree.size, frontierRoot(tree))
  }
  return { root: frontierRoot(tree), sales, rootAt, own: mine }
}
