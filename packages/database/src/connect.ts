import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './rows.ts'

// Money and journal ids are bigint, times are epoch milliseconds: never a float, never a Date with a zone.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text =>
  text === '-infinity' ? -Infinity : text === 'infinity' ? Infinity : Date.parse(text),
)

export type Database = Kysely<DB>

export interface Connected {
  readonly pool: pg.Pool
  readonly db: Database
  readonly close: () => Promise<void>
}

export interface ConnectOptions {
  readonly url: string
  readonly connections: number
  /** Shown in pg_stat_activity, so that an operator sees which service holds a lock. */
  readonly name: string
  readonly onError: (error: Error) => void
  /** Commits need not wait for the disk: for what may be taken back by a crash. */
  readonly mayForget?: boolean
}

export const connect = ({
  url,
  connections,
  name,
  onError,
  mayForget = false,
}: ConnectOptions): Connected => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // Statements of one transaction that do not wait for each other are sent together.
    pipeline: true,
    ...(mayForget ? { options: '-c synchronous_commit=off' } : {}),
  })
  // A connection that breaks while idle (the server was restarted) is replaced by the pool; it must not end us.
  pool.on('error', onError)
  // The same between two statements of a transaction: the next of them fails, and says so.
  pool.on('connect', client => client.on('error', onError))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only when it has used it itself.
    if (!pool.ended) await pool.end()
  }
  return { pool, db, close }
}
