import type { Pool } from 'pg'

/** How many connections to the database of the test wait for a lock. */
export const countLockWaits = async (owner: Pool): Promise<number> => {
  const { rowCount } = await owner.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}
