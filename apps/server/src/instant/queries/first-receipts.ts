import type { Ticket } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Bytes, unhex } from '@fairground/fair/encoding/bytes'
import { receiptHash } from '@fairground/fair/tickets/receipt'
import { type Selectable, sql } from 'kysely'

/** A ticket with the fields of its receipt. */
type ReceiptRow = Pick<Selectable<Ticket>, 'seq' | 'leaf_hash'> & {
  readonly treeSize: number
  readonly root: string
  readonly unixMs: number
}

/** The hashes of receipts of scheme FD1. They are in the journal, where a purchase numbers its tickets consecutively. */
export const readReceiptHashes = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  seqs: readonly number[],
): Promise<Map<number, Bytes>> => {
  const { rows } = await sql<ReceiptRow>`
    SELECT t.seq, t.leaf_hash, (r.receipt ->> 'treeSize')::integer AS "treeSize", r.receipt ->> 'root' AS root,
           (r.receipt ->> 'unixMs')::float8 AS "unixMs"
      FROM ticket t
      JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
     CROSS JOIN LATERAL (SELECT j.result -> 'receipts' -> (t.seq - 1 - (j.result -> 'receipts' -> 0 ->> 'seq0')::integer) AS receipt) AS r
     WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq = ANY(${sql.val(seqs)})`.execute(
    tx,
  )
  return new Map(
    rows.map(({ seq, leaf_hash, treeSize, root, unixMs }) => [
      seq,
      receiptHash({
        instance: String(instanceId),
        seq0: seq - 1,
        leafHash: new Uint8Array(leaf_hash),
        treeSize,
        root: unhex(root),
        unixMs,
      }),
    ]),
  )
}
