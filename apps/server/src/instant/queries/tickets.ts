import type { Tx } from '@fairground/database/transaction'
import { type Bytes, unhex } from '@fairground/fair/encoding/bytes'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import { sql, type Selectable } from 'kysely'
import type { Ticket } from '@fairground/database/rows'

/** The columns of a ticket with the fields of its receipt. */
type TicketRow = Pick<
  Selectable<Ticket>,
  'seq' | 'player_id' | 'join_code' | 'salt' | 'price' | 'leaf_hash'
> & { readonly treeSize: number; readonly root: string; readonly unixMs: number }

export interface DeckTicket extends Pick<TicketRow, 'seq' | 'salt' | 'price' | 'treeSize' | 'unixMs'> {
  readonly playerId: number
  readonly joinCode: string
  readonly receiptHash: Bytes
}

interface Wanted {
  readonly memberId: number
  readonly instanceId: number
  readonly after: number
  readonly limit: number
  /** Only the tickets of this player. */
  readonly playerId?: number
}

/** Tickets in the order of sale. The receipts come from the journal, where a purchase numbers its tickets consecutively. */
export const readDeckTickets = async (
  tx: Tx,
  { memberId, instanceId, after, limit, playerId }: Wanted,
): Promise<DeckTicket[]> => {
  const { rows } = await sql<TicketRow>`
    SELECT t.seq, t.player_id, t.join_code, t.salt, t.price, t.leaf_hash,
           (r.receipt ->> 'treeSize')::integer AS "treeSize", r.receipt ->> 'root' AS root,
           (r.receipt ->> 'unixMs')::float8 AS "unixMs"
      FROM ticket t
      JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
     CROSS JOIN LATERAL (SELECT j.result -> 'receipts' -> (t.seq - 1 - (j.result -> 'receipts' -> 0 ->> 'seq0')::integer) AS receipt) AS r
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq > ${after}
       AND (${playerId ?? null}::integer IS NULL OR t.player_id = ${playerId ?? null})
     ORDER BY t.seq LIMIT ${limit}`.execute(tx)
  return rows.map(({ seq, player_id, join_code, salt, price, leaf_hash, treeSize, root, unixMs }) => ({
    seq,
    playerId: player_id,
    joinCode: join_code,
    salt,
    price,
    treeSize,
    unixMs,
    receiptHash: receiptHash({
      instance: String(instanceId),
      seq0: seq - 1,
      leafHash: new Uint8Array(leaf_hash),
      treeSize,
      root: unhex(root),
      unixMs,
    }),
  }))
}
