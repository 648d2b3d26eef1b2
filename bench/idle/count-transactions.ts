import type { Pool } from 'pg'

/** Counts the transactions of the database while time passes. Returns them per second. */
export const countTransactions = async (owner: Pool, seconds: number): Promise<number> => {
  const before = await readCount(owner)
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  const after = await readCount(owner)
  return (after.count - before.count) / ((after.at - before.at) / 1000)
}

/** The processes of the server report their counts at most once a second, and idle ones when they become idle. */
const readCount = async (owner: Pool): Promise<{ readonly count: number; readonly at: number }> => {
  const { rows } = await owner.query<{ count: number; at: number }>(
    `SELECT (xact_commit + xact_rollback)::float8 AS count, extract(epoch FROM clock_timestamp())::float8 * 1000 AS at
       FROM pg_stat_database WHERE datname = current_database()`,
  )
  return rows[0]!
}
