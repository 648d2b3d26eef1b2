import { type Bytes, unhex } from './bytes.ts'
import type { DrawRecord, RecordLeaf } from './draw-record.ts'
import { ticketLeaf, voidLeaf } from './leaf.ts'
import { leafHash } from './merkle.ts'

export interface PlacedTicket extends RecordLeaf {
  seq0: number
  voided: boolean
}

/** The tickets with their places in the tree: those that the voids leave free, in order. */
export function placedTickets({ leaves, voids }: Pick<DrawRecord, 'leaves' | 'voids'>): PlacedTicket[] {
  const voidPlaces = new Set(voids.map(each => each.seq0))
  const voided = new Set(voids.map(each => each.voided))
  let seq0 = -1
  return leaves.map(leaf => {
    do seq0 += 1
    while (voidPlaces.has(seq0))
    return { ...leaf, seq0, voided: voided.has(seq0) }
  })
}

/** The hashes of all leaves, tickets and voids, in the order of the tree. */
export function treeHashes(
  record: Pick<DrawRecord, 'member' | 'instance' | 'currency' | 'voids'>,
  tickets: readonly PlacedTicket[],
): Bytes[] {
  const { member, instance, currency } = record
  const hashes: Bytes[] = []
  for (const { seq0, player, plays, price } of tickets) {
    const leaf = { member, instance, seq0, player: unhex(player), plays, price: BigInt(price), currency }
    hashes[seq0] = leafHash(ticketLeaf(leaf))
  }
  for (const { seq0, voided } of record.voids) {
    hashes[seq0] = leafHash(voidLeaf({ member, instance, seq0, voided }))
  }
  return hashes
}
