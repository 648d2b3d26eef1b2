import type { Tx } from '@fairground/database/transaction'
import { databaseNow } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { type OpenedGame, openRun, tellOpened } from './open-run.ts'

/**
 * Keeps one run of an instaplay game on sale. All but the first are opened by the sale that filled the one before,
 * and only told here.
 */
export const openWhenFull = async (tx: Tx, memberId: number, game: OpenedGame): Promise<void> => {
  await sql`SELECT FROM game WHERE member_id = ${memberId} AND id = ${game.id} FOR UPDATE`.execute(tx)
  const { rows } = await sql<{ id: number; told: boolean }>`
    SELECT id, EXISTS (SELECT FROM instance_event e
                        WHERE e.member_id = i.member_id AND e.instance_id = i.id AND e.kind = 'opened') AS told
      FROM game_instance i
     WHERE member_id = ${memberId} AND game_id = ${game.id} AND status = 'OPEN'`.execute(tx)
  for (const run of rows) if (!run.told) await tellOpened(tx, memberId, run.id)
  if (rows.length > 0) return
  const slotAt = Math.floor(await databaseNow(tx))
  await openRun(tx, memberId, game, { slotAt, startAt: Infinity, registrationEndAt: Infinity })
}
