import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export const insertNote = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  staffId: number,
  sealed: Buffer,
): Promise<number> => {
  const { id } = await tx
    .insertInto('player_note')
    .values({ member_id: memberId, player_id: playerId, staff_id: staffId, sealed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const readNotes = (tx: Tx, { memberId, playerId }: PlayerKey, before: bigint, limit: number) =>
  tx
    .selectFrom('player_note as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'n.member_id').onRef('k.player_id', '=', 'n.player_id'),
    )
    .select(['n.id', 'n.staff_id', 's.name', 'n.sealed', 'n.made_at', 'k.wrapped'])
    .where('n.member_id', '=', memberId)
    .where('n.player_id', '=', playerId)
    .where(sql<boolean>`n.id < ${before}::bigint`)
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()

export const insertReveal = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  staffId: number,
  fields: readonly string[],
): Promise<void> => {
  await tx
    .insertInto('player_reveal')
    .values({ member_id: memberId, player_id: playerId, staff_id: staffId, fields: [...fields] })
    .execute()
}

/** How often the staff member has seen personal data in full since midnight UTC. */
export const countRevealsToday = async (tx: Tx, memberId: number, staffId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM player_reveal
     WHERE member_id = ${memberId} AND staff_id = ${staffId}
       AND at >= date_trunc('day', clock_timestamp(), 'UTC')`.execute(tx)
  return rows[0]?.count ?? 0
}
