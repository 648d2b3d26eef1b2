import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { lockLane } from '#ledger/lane/lock-lane.ts'
import { selectOwnLimits } from './own-limits.ts'

/** Selects players with their encrypted details and all changes of their own limits. */
const selectPlayers = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('player as p')
    .leftJoin('player_detail as d', join =>
      join.onRef('d.member_id', '=', 'p.member_id').onRef('d.player_id', '=', 'p.id'),
    )
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'p.member_id').onRef('k.player_id', '=', 'p.id'),
    )
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select([
      'd.sealed',
      'k.wrapped',
      'm.currency',
      selectOwnLimits,
      sql<boolean>`EXISTS (SELECT FROM referral r WHERE r.member_id = p.member_id AND r.player_id = p.id)`.as(
        'is_referred',
      ),
      sql<number>`clock_timestamp()`.as('read_at'),
    ])
    .where('p.member_id', '=', memberId)

export type PlayerRow = Awaited<ReturnType<typeof readPlayer>>

export const findPlayerByUsername = (tx: Tx, memberId: number, username: string) =>
  selectPlayers(tx, memberId).where('p.username_key', '=', username.toLowerCase()).executeTakeFirst()

export const readPlayer = (tx: Tx, memberId: number, id: number) =>
  selectPlayers(tx, memberId).where('p.id', '=', id).executeTakeFirstOrThrow()

/** Locks the player's row until the transaction ends. */
export const lockPlayer = async (tx: Tx, memberId: number, id: number): Promise<PlayerRow> => {
  await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return readPlayer(tx, memberId, id)
}

/**
 * For changes of values that the lane reads. The lane is locked first: it writes players too, so the other order could
 * deadlock.
 */
export const lockPlayerForLane = async (tx: Tx, memberId: number, id: number): Promise<PlayerRow> => {
  await lockLane(tx, memberId)
  return lockPlayer(tx, memberId, id)
}

export const readPlayers = async (
  tx: Tx,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> => {
  const rows = await selectPlayers(tx, memberId)
    .where('p.id', '=', sql<number>`ANY(${sql.val(ids)})`)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
