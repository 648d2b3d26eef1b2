import type pg from 'pg'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import type { LedgerHead } from './manifest.ts'

type Client = Pick<pg.Client, 'query'>

/** Forced row security also binds an owner, and a dump with half of the rows would be no backup. */
export const requireEveryRow = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ role: string; sees: boolean }>(
    'SELECT rolname AS role, rolsuper OR rolbypassrls AS sees FROM pg_roles WHERE rolname = current_user',
  )
  if (!rows[0]?.sees)
    throw new BadConfiguration(
      `${rows[0]?.role} does not see the rows of every operator. Use a role with BYPASSRLS: ALTER ROLE ${rows[0]?.role} BYPASSRLS.`,
    )
}

/** Opens a transaction and returns the name of its snapshot, so that pg_dump sees exactly the same rows. */
export const openSnapshot = async (client: Client): Promise<string> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // The transaction waits for the dump.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
  return rows[0]!.snapshot
}

export const readLedgerHeads = async (client: Client): Promise<LedgerHead[]> => {
  const { rows } = await client.query<LedgerHead>(
    `SELECT member_id AS operator, journal_id::text AS journal, encode(journal_hash, 'hex') AS hash
       FROM lane ORDER BY member_id`,
  )
  return rows
}

export const readSchemaName = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ newest: string }>('SELECT newest FROM schema_version')
  return rows[0]?.newest ?? ''
}

export const insertBackupRun = async (
  client: Client,
  run: { readonly startedAt: string; readonly bytes: number; readonly manifest: Buffer },
): Promise<void> => {
  await client.query('INSERT INTO backup_run (started_at, bytes, manifest) VALUES ($1, $2, $3)', [
    run.startedAt,
    run.bytes,
    run.manifest,
  ])
}

/** Tables of any schema that is not PostgreSQL's own. */
export const countTables = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  return rows[0]!.count
}

/** The roles that a dump names. The owner of the functions of the polls has no login. */
const dumpedRoles = {
  fairground_app: 'LOGIN',
  fairground_relay: 'LOGIN',
  fairground_staff: 'LOGIN',
  fairground_polls: 'NOLOGIN',
} as const

/** Roles belong to the server and not to the dump. A new one has no password yet. */
export const createMissingRoles = async (client: Client): Promise<string[]> => {
  const names = Object.keys(dumpedRoles) as (keyof typeof dumpedRoles)[]
  const { rows } = await client.query<{ name: string }>(
    'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)',
    [names],
  )
  const missing = names.filter(name => !rows.some(row => row.name === name))
  for (const name of missing)
    await client.query(
      `CREATE ROLE ${name} ${dumpedRoles[name]} NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE`,
    )
  return missing
}
