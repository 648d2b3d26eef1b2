import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface StoredEntry {
  readonly index: bigint
  readonly body: Buffer
}

/** The keys and chains of the game, and all its entries from `from` on, in a log of this size. */
export const readGameEntries = async (
  tx: Tx,
  memberId: number,
  { game, from, size }: { readonly game: string; readonly from: number; readonly size: number },
): Promise<StoredEntry[]> => {
  const { rows } = await sql<StoredEntry>`
    SELECT index, body FROM log_entry
     WHERE member_id = ${memberId} AND index < ${size}
       AND (type IN ('key', 'term') OR game = ${game} AND (type IN ('game', 'chain') OR index >= ${from}))
     ORDER BY index`.execute(tx)
  return rows
}
