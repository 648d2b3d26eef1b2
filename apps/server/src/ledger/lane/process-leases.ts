import type { Pool } from 'pg'
import { leaseMs } from './lease.ts'

export interface LaneState {
  readonly memberId: number
  readonly epoch: bigint
  /** This process holds the lease. */
  readonly held: boolean
  /** No process holds the lease. */
  readonly free: boolean
  /** False if a batch has locked the row, so that this lease still needs its renewal. */
  readonly renewed: boolean
}

/** Renews all leases of this process in one statement. Returns the lanes of all operators. */
export const renewLeases = async (pool: Pool, owner: string): Promise<readonly LaneState[]> => {
  const { rows } = await pool.query<LaneState>(
    `SELECT member_id AS "memberId", epoch, held, free, renewed FROM renew_lane_leases($1::uuid, $2::integer)`,
    [owner, leaseMs],
  )
  return rows
}

/** Says that this process is alive for as long as a lease lasts. Returns all processes that are. */
export const keepProcess = async (pool: Pool, owner: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `WITH kept AS (
       INSERT INTO lane_process (id, alive_until)
       VALUES ($1::uuid, clock_timestamp() + make_interval(secs => $2::float8 / 1000))
       ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until RETURNING id),
     removed AS (
       DELETE FROM lane_process WHERE alive_until < clock_timestamp() - interval '1 hour')
     SELECT id::text AS id FROM kept
     UNION SELECT id::text FROM lane_process WHERE alive_until >= clock_timestamp() AND id <> $1::uuid`,
    [owner, leaseMs],
  )
  return rows.map(({ id }) => id)
}

/** The other processes share the operators of a process that stops. */
export const endProcess = async (pool: Pool, owner: string): Promise<void> => {
  await pool.query('DELETE FROM lane_process WHERE id = $1::uuid', [owner])
}
