import { type Bytes, unhex } from './bytes.ts'
import type { DrawRecord } from './draw-record.ts'
import { validPlays } from './games/games.ts'
import { ticketLeaf, voidLeaf } from './leaf.ts'
import { appendMany, emptyFrontier, frontierRoot, leafHash } from './merkle.ts'
import type { RecordTicket } from './ticket-line.ts'
import { type PlacedTicket, placedTickets } from './tree-places.ts'

/** Which places, and which sizes the tree had on its way, are asked about. */
export interface TreeMarks {
  seq0s: ReadonlySet<number>
  sizes: ReadonlySet<number>
}

/** All that the checks ask of the tickets, from one pass over them in the memory of a few hashes. */
export interface TreeWalk {
  /** Of tickets and voids. */
  size: number
  tickets: number
  root: Bytes
  /** Sum of the prices of the tickets not taken back. */
  pool: bigint
  /** The first ticket whose content the rules do not allow. */
  wrong: PlacedTicket | undefined
  ticketAt: ReadonlyMap<number, { ticket: PlacedTicket; hash: Bytes }>
  rootAt: ReadonlyMap<number, Bytes>
}

type Walked = Pick<DrawRecord, 'member' | 'instance' | 'currency' | 'voids' | 'rules'>

export function walkTree(record: Walked, tickets: Iterable<RecordTicket>, marks: TreeMarks): TreeWalk {
  const ticketAt = new Map<number, { ticket: PlacedTicket; hash: Bytes }>()
  const rootAt = new Map<number, Bytes>()
  let frontier = emptyFrontier
  let count = 0
  let pool = 0n
  let wrong: PlacedTicket | undefined
  for (const { hash, ticket } of leavesOf(record, tickets)) {
    if (ticket) {
      count += 1
      if (marks.seq0s.has(ticket.seq0)) ticketAt.set(ticket.seq0, { ticket, hash })
      if (!ticket.voided) {
        pool += BigInt(ticket.price)
        if (wrong === undefined && !validPlays(record.rules, ticket.plays)) wrong = ticket
      }
    }
    frontier = appendMany(frontier, [hash])
    if (marks.sizes.has(frontier.size)) rootAt.set(frontier.size, frontierRoot(frontier))
  }
  const { size } = frontier
  return { size, tickets: count, root: frontierRoot(frontier), pool, wrong, ticketAt, rootAt }
}

/** The hashes of all leaves in the order of the tree: of the tickets, and of the voids in the places they have. */
function* leavesOf(
  { member, instance, currency, voids }: Walked,
  tickets: Iterable<RecordTicket>,
): Generator<{ hash: Bytes; ticket?: PlacedTicket }> {
  let next = 0
  const voidsBefore = function* (seq0: number) {
    for (let each = voids[next]; each !== undefined && each.seq0 < seq0; each = voids[next]) {
      next += 1
      yield { hash: leafHash(voidLeaf({ member, instance, ...each })) }
    }
  }
  for (const ticket of placedTickets(tickets, voids)) {
    const { seq0, player, plays, price } = ticket
    yield* voidsBefore(seq0)
    const leaf = { member, instance, seq0, player: unhex(player), plays, price: BigInt(price), currency }
    yield { hash: leafHash(ticketLeaf(leaf)), ticket }
  }
  yield* voidsBefore(Infinity)
}
