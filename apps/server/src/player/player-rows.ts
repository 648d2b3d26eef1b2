import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { holdLane } from '#ledger/hold-lane.ts'
import { ownLimits } from './self-limits.ts'

/** Players with what is sealed of them, and with what they have ever set as limits for themselves. */
const players = (tx: Tx, memberId: number) =>
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
    .select(['d.sealed', 'k.wrapped', 'm.currency', ownLimits, sql<number>`clock_timestamp()`.as('read_at')])
    .where('p.member_id', '=', memberId)

export type PlayerRow = Awaited<ReturnType<typeof playerById>>

export const playerByUsername = (tx: Tx, memberId: number, username: string) =>
  players(tx, memberId).where('p.username_key', '=', username.toLowerCase()).executeTakeFirst()

export const playerById = (tx: Tx, memberId: number, id: number) =>
  players(tx, memberId).where('p.id', '=', id).executeTakeFirstOrThrow()

/** The same, and nobody else changes the player until the transaction ends. */
export const lockPlayer = async (tx: Tx, memberId: number, id: number): Promise<PlayerRow> => {
  await tx
    .selectFrom('player')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
  return playerById(tx, memberId, id)
}

/**
 * The same for who changes what the lane decides by. The lane is held first: it writes to players too, and would wait
 * for one that is locked here while this waits for it.
 */
export const lockPlayerForLane = async (tx: Tx, memberId: number, id: number): Promise<PlayerRow> => {
  await holdLane(tx, memberId)
  return lockPlayer(tx, memberId, id)
}

export const playersById = async (
  tx: Tx,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> => {
  const rows = await players(tx, memberId).where('p.id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row]))
}
