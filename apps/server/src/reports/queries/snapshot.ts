import type { Database } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'
import type { ReportBounds } from '../scope.ts'

/**
 * Reads one consistent state. The transaction writes nothing: one that writes would hold back the relay, which waits for
 * the oldest writing transaction.
 */
export const inSnapshot = <T>(db: Database, memberId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      await sql`SELECT set_config('app.member', ${String(memberId)}, true),
                       set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(tx)
      return work(tx)
    })

/** What this snapshot contains. A transaction that began earlier may still add rows with an earlier time, so time has a margin. */
export const readBounds = async (tx: Tx, memberId: number, marginMs: number): Promise<ReportBounds> => {
  const { rows } = await sql<{ now: number; journal: bigint; audit: number }>`
    SELECT clock_timestamp() AS now,
           coalesce((SELECT max(id) FROM journal WHERE member_id = ${memberId}), 0) AS journal,
           coalesce((SELECT max(seq) FROM audit_entry WHERE member_id = ${memberId}), 0) AS audit`.execute(tx)
  const { now, journal, audit } = rows[0]!
  return { boundAt: Math.floor(now) - marginMs, lastJournal: journal, lastAudit: audit }
}

/** Reads the rows of a query in batches, so that a large report does not fill the memory. */
export async function* readInBatches<T>(
  tx: Tx,
  query: RawBuilder<T>,
  batchSize: number,
): AsyncGenerator<readonly T[]> {
  await sql`DECLARE report_rows NO SCROLL CURSOR FOR ${query}`.execute(tx)
  while (true) {
    const { rows } = await sql<T>`FETCH ${sql.lit(batchSize)} FROM report_rows`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) break
  }
  await sql`CLOSE report_rows`.execute(tx)
}
