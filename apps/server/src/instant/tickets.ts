import type { Tx } from '@fairground/database/transaction'
import { type Bytes, unhex } from '@fairground/fair/bytes'
import { receiptHash } from '@fairground/fair/receipt'
import { sql } from 'kysely'

interface TicketRow {
  readonly seq: number
  readonly playerId: number
  readonly joinCode: string
  readonly salt: Buffer
  readonly price: bigint
  readonly leafHash: Buffer
  readonly treeSize: number
  readonly root: string
  readonly unixMs: number
}

/** A ticket of a deck with what its receipt says. */
export interface DeckTicket extends Omit<TicketRow, 'leafHash' | 'root'> {
  readonly receiptHash: Bytes
}

interface Wanted {
  readonly memberId: number
  readonly instanceId: number
  readonly after: number
  readonly limit: number
  /** Only the tickets of this one. */
  readonly playerId?: number
}

/** In the order of sale. The receipts are those the journal keeps: a purchase numbers its tickets one after another. */
export const readDeckTickets = async (
  tx: Tx,
  { memberId, instanceId, after, limit, playerId }: Wanted,
): Promise<DeckTicket[]> => {
  const { rows } = await sql<TicketRow>`
    SELECT t.seq, t.player_id AS "playerId", t.join_code AS "joinCode", t.salt, t.price, t.leaf_hash AS "leafHash",
           (r.receipt ->> 'treeSize')::integer AS "treeSize", r.receipt ->> 'root' AS root,
           (r.receipt ->> 'unixMs')::float8 AS "unixMs"
      FROM ticket t
      JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
     CROSS JOIN LATERAL (SELECT j.result -> 'receipts' -> (t.seq - 1 - (j.result -> 'receipts' -> 0 ->> 'seq0')::integer) AS receipt) AS r
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq > ${after}
       AND (${playerId ?? null}::integer IS NULL OR t.player_id = ${playerId ?? null})
     ORDER BY t.seq LIMIT ${limit}`.execute(tx)
  return rows.map(({ leafHash, root, ...row }) => ({
    ...row,
    receiptHash: receiptHash({
      instance: String(instanceId),
      seq0: row.seq - 1,
      leafHash: new Uint8Array(leafHash),
      treeSize: row.treeSize,
      root: unhex(root),
      unixMs: row.unixMs,
    }),
  }))
}
