import { timestamp, type Tx } from '@fairground/database/transaction'
import type { Closure, ScheduledRun } from '@fairground/rules/game/schedule'
import { sql } from 'kysely'

/** The games that open instances. Paused ones do not. */
export const findActiveGames = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('active', '=', true)
    .where('paused', '=', false)
    .execute()

/** Locks the game and reads its current terms. Undefined if it has stopped opening instances meanwhile. */
export const lockOpenableGame = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('active', '=', true)
    .where('paused', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** Periods in which staff let no instance of the game start. */
export const findClosures = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  now: number,
): Promise<Closure[]> => {
  const { rows } = await sql<Closure>`
    SELECT closed_from AS from, closed_until AS until FROM game_closure
     WHERE member_id = ${memberId} AND (game_id IS NULL OR game_id = ${gameId}) AND closed_until > ${timestamp(now)}`.execute(
    tx,
  )
  return rows
}

/** Instances that staff planned besides the schedule, on sale until a later time. */
export const findPlannedRuns = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  now: number,
): Promise<ScheduledRun[]> => {
  const { rows } = await sql<ScheduledRun>`
    SELECT start_at AS "startAt", reg_end AS "registrationEndAt" FROM planned_instance
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND reg_end > ${timestamp(now)}
     ORDER BY start_at`.execute(tx)
  return rows
}

/** No further instance opens. Open instances are drawn and paid. */
export const stopSelling = async (tx: Tx, memberId: number, gameId: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ active: false })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
}

/** Locks the game and reads where the public log names it. */
export const lockGameLog = (tx: Tx, memberId: number, gameId: number) =>
  tx
    .selectFrom('game')
    .select(['chain_anchor', 'log_index'])
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const setChainAnchor = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  {
    anchor,
    length,
    logIndex,
  }: { readonly anchor: Uint8Array; readonly length: number; readonly logIndex: number },
): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_anchor: Buffer.from(anchor), chain_length: length, log_index: BigInt(logIndex) })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .execute()
}
