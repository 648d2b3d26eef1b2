import type { Tx } from '@fairground/database/transaction'
import { readLeafHashes } from '../queries/tickets.ts'
import { LiveDecks } from './live-decks.ts'
import { TicketTree } from './ticket-tree.ts'

/** The ticket trees of the live decks, so that a round reads only the tickets sold since the last one. */
export class TicketTrees extends LiveDecks<TicketTree> {
  /** The tree with at least this many tickets. */
  async grow(tx: Tx, memberId: number, instanceId: number, size: number): Promise<TicketTree> {
    const tree = this.get(memberId, instanceId) ?? new TicketTree()
    this.set(memberId, instanceId, tree)
    const range = { after: tree.size, upTo: size }
    for (const hash of await readLeafHashes(tx, memberId, instanceId, range)) {
      // Another call may have added the ticket meanwhile.
      if (hash.seq === tree.size + 1) tree.append(hash.leaf)
    }
    return tree
  }
}
