import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './rows.ts'

// Money and journal ids are bigint and times are epoch milliseconds, to avoid floats and Dates with time zones.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text =>
  text === '-infinity' ? -Infinity : text === 'infinity' ? Infinity : Date.parse(text),
)

export type Database = Kysely<DB>

/** Decides when a transaction of a member may take a connection. */
export type AdmitTransaction = <T>(memberId: number, work: () => Promise<T>) => Promise<T>

const admissions = new WeakMap<Database, AdmitTransaction>()

export const findAdmission = (db: Database): AdmitTransaction | undefined => admissions.get(db)

export interface DatabaseConnection {
  readonly pool: pg.Pool
  readonly db: Database
  /** Rejects if the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface ConnectOptions {
  readonly url: string
  readonly connections: number
  /** Shown in pg_stat_activity, to identify the service that holds a lock. */
  readonly name: string
  readonly onError: (error: Error) => void
  /** Commits do not wait for the disk. For writes that may be lost in a crash. */
  readonly asynchronousCommit?: boolean
  /** Without it, transactions take connections in the order in which they ask. */
  readonly admit?: AdmitTransaction | undefined
}

export const connect = ({
  url,
  connections,
  name,
  onError,
  asynchronousCommit = false,
  admit,
}: ConnectOptions): DatabaseConnection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // Without it, a query on a half-open connection never ends.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Sends statements of one transaction together if they do not wait for each other.
    pipeline: true,
    ...(asynchronousCommit ? { options: '-c synchronous_commit=off' } : {}),
  })
  // The pool replaces a connection that breaks while idle. Without a handler the error would end the process.
  pool.on('error', onError)
  // A connection can also break between two statements of a transaction; the next statement then fails.
  pool.on('connect', client => client.on('error', onError))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  if (admit) admissions.set(db, admit)
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only if it has used it.
    if (!pool.ended) await pool.end()
  }
  const ping = async () => void (await pool.query('SELECT 1'))
  return { pool, db, ping, close }
}
