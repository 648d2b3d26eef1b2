import type { Tx } from '@fairground/database/transaction'
import type { Score } from '@fairground/rules/protection/indicators/find-indicators'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'
import type { FoundOn } from './findings.ts'

export const findLastFlag = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('player_flag')
    .select([
      'id',
      'points',
      'reasons',
      'handled_at',
      sql<number>`extract(epoch FROM clock_timestamp() - coalesce(handled_at, opened_at))::float8 * 1000`.as(
        'age_ms',
      ),
    ])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertFlag = async (tx: Tx, on: FoundOn, { points, reasons }: Score): Promise<void> => {
  await tx
    .insertInto('player_flag')
    .values({
      member_id: on.memberId,
      player_id: on.playerId,
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
