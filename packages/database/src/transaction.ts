import { sql, type Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './rows.ts'

/** A transaction bound to one member. Query functions take this and never see the pool. */
export type Tx = Transaction<DB>

/** Runs the work in one transaction that can read and write only the rows of this member. */
export const inMember = <T>(db: Database, memberId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async tx => {
    await sql`SELECT set_config('app.member', ${String(memberId)}, true)`.execute(tx)
    return work(tx)
  })

/** The database's clock: decisions about money and closing times use no other. */
export const databaseNow = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ now: number }>`SELECT clock_timestamp() AS now`.execute(tx)
  return rows[0]!.now
}

/** Epoch milliseconds as the timestamp PostgreSQL stores. */
export const timestamp = (ms: number) => sql<number>`to_timestamp(${ms}::float8 / 1000)`
