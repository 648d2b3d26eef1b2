import { sql, type Transaction } from 'kysely'
import { type Database, findAdmission } from './connect.ts'
import type { DB } from './rows.ts'

/** A transaction bound to one member. Query functions take a Tx and have no access to the pool. */
export type Tx = Transaction<DB>

/** Runs `work` in one transaction that can read and write only the rows of this member. */
export const inMember = <T>(db: Database, memberId: number, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const run = () =>
    db.transaction().execute(async tx => {
      await sql`SELECT set_config('app.member', ${String(memberId)}, true)`.execute(tx)
      return work(tx)
    })
  const admit = findAdmission(db)
  return admit ? admit(memberId, run) : run()
}

/** The clock of the database, the only one used for decisions about money and closing times. */
export const databaseNow = async (tx: Tx | Database): Promise<number> => {
  const { rows } = await sql<{ now: number }>`SELECT clock_timestamp() AS now`.execute(tx)
  return rows[0]!.now
}

/** Converts epoch milliseconds to a PostgreSQL timestamp. */
export const timestamp = (ms: number) => sql<number>`to_timestamp(${ms}::float8 / 1000)`
