import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** An arbitrary number that every release uses. */
const lockKey = 7_245_610
const pollMs = 500

/** Lets one process migrate at a time. The lock ends with the connection. */
export const takeMigrationLock = async (client: pg.Client, onWait: () => void): Promise<void> => {
  // lock_timeout of the server would end a waiting pg_advisory_lock.
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lockKey,
    ])
    if (rows[0]?.taken) return
    onWait()
    await sleep(pollMs)
  }
}
