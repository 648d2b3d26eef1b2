import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { DueInstance } from './organizer.ts'

/** How long a claim holds before another worker may take the instance over. */
export const claimMs = 5000

/** Claims the instance that is longest due, passing over those another worker has in hand. */
export const claimDue = async (tx: Tx, memberId: number): Promise<DueInstance | undefined> => {
  const { rows } = await sql<DueInstance>`
    UPDATE game_instance SET due_at = clock_timestamp() + make_interval(secs => ${claimMs / 1000})
     WHERE member_id = ${memberId} AND id = (
       SELECT id FROM game_instance
        WHERE member_id = ${memberId} AND status NOT IN ('ENDED', 'REFUNDED') AND due_at <= clock_timestamp()
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING member_id AS "memberId", id, game_id AS "gameId", status, attempts`.execute(tx)
  return rows[0]
}

export type InstanceRecord = Awaited<ReturnType<typeof lockInstance>>

/** The instance under lock: no join, and no other organiser, can pass while it is held. */
export const lockInstance = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('game_instance')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Waits for the lane's batch under way. Events leave in the order their transactions began to write: without this, a
 * batch that began before us and went on after us would have its newer version published first.
 */
export const waitForLane = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.selectFrom('lane').select('epoch').where('member_id', '=', memberId).forNoKeyUpdate().execute()
}

export const gameOf = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()

export interface InstanceChange {
  status?: string
  regEnd?: number
  startAt?: number
  endAt?: number
  closedAt?: number
  reschedules?: number
  dueAt: number
}

/** Every arrow of the life: the new values, the next version, and a clean record of failures. Returns the version. */
export const changeInstance = async (
  tx: Tx,
  memberId: number,
  id: number,
  change: InstanceChange,
): Promise<number> => {
  const at = (ms: number | undefined) => (ms === undefined ? undefined : timestamp(ms))
  const times = {
    reg_end: at(change.regEnd),
    start_at: at(change.startAt),
    end_at: at(change.endAt),
    closed_at: at(change.closedAt),
  }
  const given = Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined))
  const { version } = await tx
    .updateTable('game_instance')
    .set({
      ...given,
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.reschedules === undefined ? {} : { reschedules: change.reschedules }),
      due_at: timestamp(change.dueAt),
      version: sql`version + 1`,
      attempts: 0,
      last_error: null,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return Number(version)
}

export const setDue = async (tx: Tx, memberId: number, id: number, dueAt: number): Promise<void> => {
  await tx
    .updateTable('game_instance')
    .set({ due_at: timestamp(dueAt), attempts: 0, last_error: null })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** One row of the instance's own history. */
export const recordEvent = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
  facts: unknown,
): Promise<void> => {
  await sql`
    INSERT INTO instance_event (member_id, instance_id, n, kind, facts)
    SELECT ${memberId}, ${instanceId}, coalesce(max(n), 0) + 1, ${kind}, ${JSON.stringify(facts)}::jsonb
      FROM instance_event WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
}

/** What the newest row of this kind in the instance's history says. */
export const lastEvent = async <T>(
  tx: Tx,
  memberId: number,
  instanceId: number,
  kind: string,
): Promise<T | undefined> => {
  const row = await tx
    .selectFrom('instance_event')
    .select('facts')
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('kind', '=', kind)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.facts as T | undefined
}

export const commitOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_commit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const beaconOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_beacon')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

export const resultOf = (tx: Tx, memberId: number, instanceId: number) =>
  tx
    .selectFrom('draw_result')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()

/** How many links were spent on this instance in vain. */
export const skipsOf = async (tx: Tx, memberId: number, instanceId: number): Promise<number> => {
  const { skips } = await tx
    .selectFrom('draw_skip')
    .select(eb => eb.fn.countAll<bigint>().as('skips'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  return Number(skips)
}
