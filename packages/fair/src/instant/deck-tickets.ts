import { type Bytes, unhex } from '#encoding/bytes.ts'
import { ticketLeaf } from '#tickets/leaf.ts'
import { append, emptyFrontier, frontierRoot, leafHash } from '#crypto/merkle.ts'
import { receiptHash } from '#tickets/receipt.ts'
import type { DeckRecord } from './deck-record.ts'

type Sold = Pick<DeckRecord, 'member' | 'instance' | 'currency' | 'tickets'>

/** The play text of an instant ticket is empty, because the buyer chooses nothing. */
export const instantPlays = ''

export const ticketHashes = ({ member, instance, currency, tickets }: Sold): Bytes[] =>
  tickets.map(({ player, price }, seq0) =>
    leafHash(
      ticketLeaf({
        member,
        instance,
        seq0,
        player: unhex(player),
        plays: instantPlays,
        price: BigInt(price),
        currency,
      }),
    ),
  )

/** The receipt hashes, recomputed from the sale times and the tree at each sale. */
export function receiptHashes({ instance, tickets }: Sold, hashes: readonly Bytes[]): Bytes[] {
  const roots = rootsAt(hashes, new Set(tickets.map(({ treeSize }) => treeSize)))
  return tickets.map(({ treeSize, unixMs }, seq0) =>
    receiptHash({
      instance,
      seq0,
      leafHash: hashes[seq0] as Bytes,
      treeSize,
      root: roots.get(treeSize) as Bytes,
      unixMs,
    }),
  )
}

function rootsAt(hashes: readonly Bytes[], sizes: ReadonlySet<number>): Map<number, Bytes> {
  const roots = new Map<number, Bytes>()
  let tree = emptyFrontier
  for (const hash of hashes) {
    tree = append(tree, hash)
    if (sizes.has(tree.size)) roots.set(tree.size, frontierRoot(tree))
  }
  return roots
}
