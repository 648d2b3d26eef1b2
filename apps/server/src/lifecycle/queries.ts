import { databaseNow, timestamp, type Tx } from '@fairground/database/transaction'
import { type GameEvent, type GameStatus, requireNextStatus } from '@fairground/rules/game/status'
import { sql } from 'kysely'
import type { DueInstance } from './organizer.ts'

/** Another worker may claim the instance after this time. */
export const claimMs = 5000

/** Claims the instance that has been due longest and skips instances that another worker is claiming. */
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

/** Locks the instance against joins and other organisers until the transaction ends. */
export const lockInstance = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('game_instance')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/**
 * Waits for the running batch of the lane. Events are published in the order in which their transactions began to
 * write, so a batch that began earlier and commits later would publish its newer version first.
 */
export const waitForLane = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.selectFrom('lane').select('epoch').where('member_id', '=', memberId).forNoKeyUpdate().execute()
}

export const findGame = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()

export interface InstanceChange {
  /** Moves the instance to the status that follows. */
  event?: GameEvent
  regEnd?: number
  startAt?: number
  endAt?: number
  closedAt?: number
  reschedules?: number
  dueAt: number
}

const readStatus = async (tx: Tx, memberId: number, id: number): Promise<GameStatus> => {
  const { status } = await tx
    .selectFrom('game_instance')
    .select('status')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status as GameStatus
}

/** Changes the instance, resets its failures and returns its new version. */
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
  const status = change.event && requireNextStatus(await readStatus(tx, memberId, id), change.event)
  const { version } = await tx
    .updateTable('game_instance')
    .set({
      ...given,
      ...(status === undefined ? {} : { status }),
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

/** Gives an event without a change its own version, because a client drops an event that is not newer. */
export const nextVersion = async (tx: Tx, memberId: number, id: number): Promise<number> => {
  const { version } = await tx
    .updateTable('game_instance')
    .set({ version: sql`version + 1` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return Number(version)
}

/**
 * The next step of the instance is due after this time, by the clock of the database: a worker with a wrong clock must
 * neither hurry nor delay a draw.
 */
export const setDueIn = async (tx: Tx, memberId: number, id: number, delayMs: number): Promise<void> =>
  setDue(tx, memberId, id, (await databaseNow(tx)) + delayMs)

export const setDue = async (tx: Tx, memberId: number, id: number, dueAt: number): Promise<void> => {
  await tx
    .updateTable('game_instance')
    .set({ due_at: timestamp(dueAt), attempts: 0, last_error: null })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const lockGame = async (tx: Tx, memberId: number, gameId: number): Promise<void> => {
  await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .forUpdate()
    .execute()
}
