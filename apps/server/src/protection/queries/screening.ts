import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const readUncheckedPlayers = async (
  tx: Tx,
  memberId: number,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('player_screening')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('exclusion_checked_at', '<', timestamp(before))
    .orderBy('exclusion_checked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(row => row.player_id)
}

export const setExclusionChecked = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
  at: number,
): Promise<void> => {
  if (playerIds.length === 0) return
  await tx
    .updateTable('player_screening')
    .set({ exclusion_checked_at: timestamp(at) })
    .where('member_id', '=', memberId)
    .where('player_id', 'in', [...playerIds])
    .execute()
}

/** Players who were compared with another version of the list, or with none. */
export const readUnscreenedPlayers = async (tx: Tx, memberId: number, version: string, limit: number) => {
  const { rows } = await sql<{ playerId: number; isNew: boolean }>`
    (SELECT player_id AS "playerId", sanctions_version = '' AS "isNew" FROM player_screening
      WHERE member_id = ${memberId} AND sanctions_version < ${version} ORDER BY sanctions_version LIMIT ${limit})
    UNION ALL
    (SELECT player_id, false FROM player_screening
      WHERE member_id = ${memberId} AND sanctions_version > ${version} LIMIT ${limit})
    LIMIT ${limit}`.execute(tx)
  return rows
}

/** Returns false if the player was compared with this version meanwhile. */
export const setScreened = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  version: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('player_screening')
    .set({ sanctions_version: version })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('sanctions_version', '!=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
