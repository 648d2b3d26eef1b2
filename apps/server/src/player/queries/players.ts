import type { Player } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { lockLane } from '#ledger/lane/lock-lane.ts'
import { selectOwnLimits } from './own-limits.ts'

/** Selects players of `source` with their encrypted details and all changes of their own limits. */
const selectPlayers = (tx: Tx, memberId: number, source: RawBuilder<Selectable<Player>> = sql`player`) =>
  tx
    .selectFrom(source.as('p'))
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select([
      sql<Buffer | null>`(SELECT sealed FROM player_detail d WHERE d.member_id = p.member_id AND d.player_id = p.id)`.as(
        'sealed',
      ),
      sql<Buffer | null>`(SELECT wrapped FROM player_key k WHERE k.member_id = p.member_id AND k.player_id = p.id)`.as(
        'wrapped',
      ),
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

/** `OFFSET 0` keeps the lookups by key, also while the table has no statistics. */
export const readPlayers = async (
  tx: Tx,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> => {
  const wanted = sql<Selectable<Player>>`(
    SELECT one.* FROM unnest(${ids}::int[]) AS wanted (id)
     CROSS JOIN LATERAL (SELECT * FROM player WHERE member_id = ${memberId} AND id = wanted.id OFFSET 0) AS one)`
  const rows = await selectPlayers(tx, memberId, wanted).execute()
  return new Map(rows.map(row => [row.id, row]))
}
