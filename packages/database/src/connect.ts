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
}

export const connect = ({ url, connections, name, onError }: ConnectOptions): Connected => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  })
  // A connection that breaks while idle (the server was restarted) is replaced by the pool; it must not end us.
  pool.on('error', onError)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only when it has used it itself.
    if (!pool.ended) await pool.end()
  }
  return { pool, db, close }
}
