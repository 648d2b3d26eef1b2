import type { Tx } from '@fairground/database/transaction'

/** Players with what is sealed of them. */
const players = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('player as p')
    .leftJoin('player_detail as d', join =>
      join.onRef('d.member_id', '=', 'p.member_id').onRef('d.player_id', '=', 'p.id'),
    )
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'p.member_id').onRef('k.player_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select(['d.sealed', 'k.wrapped'])
    .where('p.member_id', '=', memberId)

export type PlayerRow = Awaited<ReturnType<typeof playerById>>

export const playerByUsername = (tx: Tx, memberId: number, username: string) =>
  players(tx, memberId).where('p.username_key', '=', username.toLowerCase()).executeTakeFirst()

export const playerById = (tx: Tx, memberId: number, id: number) =>
  players(tx, memberId).where('p.id', '=', id).executeTakeFirstOrThrow()

export const playersById = async (
  tx: Tx,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> => {
  const rows = await players(tx, memberId).where('p.id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row]))
}
