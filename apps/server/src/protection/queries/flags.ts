import type { Tx } from '@fairground/database/transaction'
import type { Reason, Score } from '@fairground/rules/protection/indicators/find-indicators'
import { sql } from 'kysely'
import type { FoundOn } from './findings.ts'

interface LastFlag {
  readonly id: number
  readonly playerId: number
  readonly points: number
  readonly reasons: readonly Reason[]
  readonly isOpen: boolean
  readonly ageMs: number
}

/** The latest flag of each player who has one. */
export const findLastFlags = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, LastFlag>> => {
  const { rows } = await sql<LastFlag>`
    SELECT f.id, p.id AS "playerId", f.points, f.reasons, f.handled_at IS NULL AS "isOpen",
           extract(epoch FROM clock_timestamp() - coalesce(f.handled_at, f.opened_at))::float8 * 1000 AS "ageMs"
      FROM unnest(${sql.val(playerIds)}::int[]) AS p (id)
     CROSS JOIN LATERAL (
       SELECT * FROM player_flag WHERE member_id = ${memberId} AND player_id = p.id ORDER BY id DESC LIMIT 1) AS f`.execute(
    tx,
  )
  return new Map(rows.map(row => [row.playerId, row]))
}

export const insertFlag = async (
  tx: Tx,
  on: FoundOn,
  playerId: number,
  { points, reasons }: Score,
): Promise<void> => {
  await tx
    .insertInto('player_flag')
    .values({
      member_id: on.memberId,
      player_id: playerId,
      day: on.day,
      points,
      reasons: JSON.stringify(reasons),
      rules_version: on.rulesVersion,
    })
    .execute()
}

/** New reasons need the automatic actions again. Those that exist are not repeated. */
export const updateFlag = async (
  tx: Tx,
  { memberId, day }: FoundOn,
  id: number,
  { points, reasons }: Score,
): Promise<void> => {
  await tx
    .updateTable('player_flag')
    .set({ points, reasons: JSON.stringify(reasons), day })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** The next flag without its automatic actions. Another worker may hold others. */
export const lockUnactedFlag = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('player_flag')
    .select(['id', 'player_id'])
    .where('member_id', '=', memberId)
    .where('acted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const updateToActed = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await tx
    .updateTable('player_flag')
    .set({ acted_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** Flags that a person should have handled by now. */
export const countOverdueFlags = async (tx: Tx, memberId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM player_flag
     WHERE member_id = ${memberId} AND handled_at IS NULL AND due_at < clock_timestamp()`.execute(tx)
  return rows[0]?.n ?? 0
}
