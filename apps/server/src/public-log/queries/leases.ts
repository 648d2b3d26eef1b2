import type { Database } from '@fairground/database/connect'
import { sql } from 'kysely'

/** Renews the leases of all logs of this publisher in one statement. Returns the operators whose lease it holds. */
export const renewLogLeases = async (
  db: Database,
  owner: string,
  leaseMs: number,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM renew_log_leases(${owner}::uuid, ${leaseMs}::integer) AS id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
