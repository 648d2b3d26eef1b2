import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { DrawRecord } from '#record/draw-record.ts'
import { validPlays } from '#games/games.ts'
import { ticketLeaf, voidLeaf } from './leaf.ts'
import { appendMany, emptyFrontier, frontierRoot, leafHash } from '#crypto/merkle.ts'
import type { RecordTicket } from './ticket-line.ts'
import { type PlacedTicket, placedTickets } from './placed-tickets.ts'

/** The ticket indices and tree sizes to record during the walk. */
export interface TreeMarks {
  seq0s: ReadonlySet<number>
  sizes: ReadonlySet<number>
}

/** All facts the checks need about the tickets, computed in one pass with a few hashes of memory. */
export interface TreeWalk {
  /** Number of tickets and voids. */
  size: number
  tickets: number
  root: Bytes
  /** Sum of the prices of the tickets that are not voided. */
  pool: bigint
  /** The first ticket with a play that the rules do not allow. */
  invalidTicket: PlacedTicket | undefined
  ticketAt: ReadonlyMap<number, { ticket: PlacedTicket; hash: Bytes }>
  rootAt: ReadonlyMap<number, Bytes>
}

type WalkedRecord = Pick<DrawRecord, 'member' | 'instance' | 'currency' | 'voids' | 'rules'>

export function walkTree(record: WalkedRecord, tickets: Iterable<RecordTicket>, marks: TreeMarks): TreeWalk {
  const ticketAt = new Map<number, { ticket: PlacedTicket; hash: Bytes }>()
  const rootAt = new Map<number, Bytes>()
  let frontier = emptyFrontier
  let count = 0
  let pool = 0n
  let invalidTicket: PlacedTicket | undefined
  for (const { hash, ticket } of readLeaves(record, tickets)) {
    if (ticket) {
      count += 1
      if (marks.seq0s.has(ticket.seq0)) ticketAt.set(ticket.seq0, { ticket, hash })
      if (!ticket.voided) {
        pool += BigInt(ticket.price)
        if (invalidTicket === undefined && !validPlays(record.rules, ticket.plays)) invalidTicket = ticket
      }
    }
    frontier = appendMany(frontier, [hash])
    if (marks.sizes.has(frontier.size)) rootAt.set(frontier.size, frontierRoot(frontier))
  }
  const { size } = frontier
  return { size, tickets: count, root: frontierRoot(frontier), pool, invalidTicket, ticketAt, rootAt }
}

/** The hashes of all leaves, tickets and voids, in tree order. */
function* readLeaves(
  { member, instance, currency, voids }: WalkedRecord,
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
