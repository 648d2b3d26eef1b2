import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const maxCounted = 1000

/** The lane of the operator and its events that the relay has not published. */
export const readLane = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{
    owner: string | null
    epoch: bigint
    isHeld: boolean
    lastJournal: bigint
    unpublished: number
    oldest: number | null
  }>`
    SELECT l.owner::text AS owner, l.epoch, l.lease_until > clock_timestamp() AS "isHeld", l.journal_id AS "lastJournal",
           o.count AS unpublished, o.oldest
      FROM lane l
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS count, min(created_at) AS oldest
         FROM (SELECT o.created_at FROM outbox o, relay r
                WHERE o.member_id = ${memberId} AND (o.txid, o.id) > (r.txid, r.last_id)
                ORDER BY o.txid, o.id LIMIT ${maxCounted}) AS waiting) AS o
     WHERE l.member_id = ${memberId}`.execute(tx)
  return rows[0]
}

export const readRelay = async (tx: Tx) => {
  const { rows } = await sql<{ owner: string | null; isHeld: boolean }>`
    SELECT owner::text AS owner, lease_until > clock_timestamp() AS "isHeld" FROM relay`.execute(tx)
  return rows[0] ?? { owner: null, isHeld: false }
}

export interface JobCount {
  readonly name: string
  readonly state: string
  readonly count: number
  readonly oldest: number | null
}

/** Jobs that wait, run or failed. A database without a worker so far has no table of jobs. */
export const readJobs = async (tx: Tx): Promise<readonly JobCount[]> => {
  const { rows: found } = await sql<{
    name: string | null
  }>`SELECT to_regclass('jobs.job')::text AS name`.execute(tx)
  if (found[0]?.name == null) return []
  const { rows } = await sql<JobCount>`
    SELECT name, state::text AS state, count(*)::integer AS count, min(created_on) AS oldest
      FROM jobs.job WHERE state::text IN ('created', 'retry', 'active', 'failed')
     GROUP BY 1, 2 ORDER BY 1, 2 LIMIT 200`.execute(tx)
  return rows.map(row => ({ ...row, oldest: row.oldest === null ? null : Math.floor(row.oldest) }))
}

export const readVersions = async (tx: Tx) => {
  const { rows } = await sql<{ schema: string; backup: number | null; now: number }>`
    SELECT (SELECT newest FROM schema_version) AS schema, (SELECT max(finished_at) FROM backup_run) AS backup,
           clock_timestamp() AS now`.execute(tx)
  return rows[0]!
}
