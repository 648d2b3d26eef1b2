import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const maxRows = 200

interface NewClosure {
  readonly gameId: number | null
  readonly title: string
  readonly from: number
  readonly until: number
}

/** Closed periods that are not over. */
export const readClosures = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('game_closure')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('closed_until', '>', sql<number>`clock_timestamp()`)
    .orderBy('closed_from')
    .limit(maxRows)
    .execute()

export const countClosures = async (tx: Tx, memberId: number): Promise<number> =>
  (await readClosures(tx, memberId)).length

/** Orders the closures of an operator, so that each gets the next number. */
export const lockClosures = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('closures', ${memberId}))`.execute(tx)
}

export const insertClosure = async (
  tx: Tx,
  memberId: number,
  { gameId, title, from, until }: NewClosure,
): Promise<number> => {
  const { id } = await tx
    .insertInto('game_closure')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM game_closure WHERE member_id = ${memberId})`,
      game_id: gameId,
      title,
      closed_from: timestamp(from),
      closed_until: timestamp(until),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteClosure = (tx: Tx, memberId: number, id: number) =>
  tx
    .deleteFrom('game_closure')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Planned instances that start later and are not open yet. */
export const readPlanned = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ gameId: number; startAt: number; registrationEndAt: number }>`
    SELECT p.game_id AS "gameId", p.start_at AS "startAt", p.reg_end AS "registrationEndAt"
      FROM planned_instance p
     WHERE p.member_id = ${memberId} AND p.reg_end > clock_timestamp()
       AND NOT EXISTS (SELECT FROM game_instance i
                        WHERE i.member_id = p.member_id AND i.game_id = p.game_id AND i.slot_at = p.start_at)
     ORDER BY p.start_at, p.game_id LIMIT ${maxRows}`.execute(tx)
  return rows
}

/** False if the game has an instance or a plan for this start. */
export const insertPlanned = async (
  tx: Tx,
  memberId: number,
  {
    gameId,
    startAt,
    registrationEndAt,
  }: { readonly gameId: number; readonly startAt: number; readonly registrationEndAt: number },
): Promise<boolean> => {
  const start = timestamp(startAt)
  const { numAffectedRows } = await sql`
    INSERT INTO planned_instance (member_id, game_id, start_at, reg_end)
    SELECT ${memberId}, ${gameId}, ${start}, ${timestamp(registrationEndAt)}
     WHERE NOT EXISTS (SELECT FROM game_instance
                        WHERE member_id = ${memberId} AND game_id = ${gameId} AND ${start} IN (slot_at, start_at))
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

export const deletePlanned = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  startAt: number,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('planned_instance')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('start_at', '=', timestamp(startAt))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
