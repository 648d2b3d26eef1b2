import type { Database } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { SealedColumn } from './sealed-columns.ts'

export interface VersionCount {
  readonly version: number
  readonly count: number
}

export const countKeyVersions = async (tx: Tx, { table, column }: SealedColumn): Promise<VersionCount[]> => {
  const sealed = sql.ref(column)
  const { rows } = await sql<VersionCount>`
    SELECT vault_key_version(${sealed}) AS version, count(*)::int AS count FROM ${sql.table(table)}
     WHERE member_id = current_member() AND length(${sealed}) > 0 GROUP BY 1`.execute(tx)
  return rows
}

/** Causes wait for seconds until they become notifications. */
export const countVersionsOfCauses = async (tx: Tx): Promise<VersionCount[]> => {
  const { rows } = await sql<VersionCount>`
    SELECT vault_key_version(decode(facts->>'sealed', 'base64')) AS version, count(*)::int AS count
      FROM notification_cause WHERE member_id = current_member() AND facts ? 'sealed' GROUP BY 1`.execute(tx)
  return rows
}

/** Jobs of all operators. pg-boss creates its table when the first service starts, and deletes old jobs. */
export const countVersionsOfJobs = async (db: Database): Promise<VersionCount[]> => {
  const { rows: found } = await sql<{ job: string | null }>`
    SELECT to_regclass('jobs.job')::text AS job`.execute(db)
  if (found[0]?.job == null) return []
  const { rows } = await sql<VersionCount>`
    SELECT vault_key_version(decode(data->>'sealed', 'base64')) AS version, count(*)::int AS count
      FROM jobs.job WHERE data ? 'sealed' GROUP BY 1`.execute(db)
  return rows
}

export const listOperators = (db: Database): Promise<{ id: number; code: string }[]> =>
  db.selectFrom('member').select(['id', 'code']).orderBy('id').execute()

export interface SealedValue {
  /** The place of the row. It is valid while the row is locked. */
  readonly place: string
  readonly sealed: Buffer
  /** Null in a table without players. */
  readonly playerId: number | null
}

/** Locks the next rows of the operator after a place that another version has sealed. Row security may not bind the owner. */
export const lockOldRows = async (
  tx: Tx,
  { table, column }: SealedColumn,
  range: { readonly newest: number; readonly after: string; readonly limit: number },
): Promise<SealedValue[]> => {
  const sealed = sql.ref(column)
  const playerId = table === 'player_key' ? sql`player_id` : sql`NULL::int`
  const { rows } = await sql<SealedValue>`
    SELECT ctid::text AS place, ${sealed} AS sealed, ${playerId} AS "playerId" FROM ${sql.table(table)}
     WHERE member_id = current_member() AND ctid > ${range.after}::tid AND length(${sealed}) > 0
       AND vault_key_version(${sealed}) <> ${range.newest}
     ORDER BY ctid LIMIT ${range.limit} FOR UPDATE`.execute(tx)
  return rows
}

export const updateSealed = async (
  tx: Tx,
  { table, column }: SealedColumn,
  place: string,
  sealed: Buffer,
): Promise<void> => {
  await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sealed} WHERE ctid = ${place}::tid`.execute(
    tx,
  )
}
