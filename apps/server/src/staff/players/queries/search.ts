import type { Tx } from '@fairground/database/transaction'
import type { TicketPlace } from '@fairground/rules/ticket/ticket-id'
import { sql } from 'kysely'

/** How players are found. Every way uses an index. */
export type PlayerSearch =
  | { readonly by: 'username'; readonly key: string }
  | { readonly by: 'usernamePrefix'; readonly prefix: string; readonly after: string }
  | { readonly by: 'playerId'; readonly playerId: number }
  | { readonly by: 'email'; readonly digest: Buffer }
  | { readonly by: 'phone'; readonly digest: Buffer; readonly after: number }
  | { readonly by: 'ticket'; readonly place: TicketPlace }
  | { readonly by: 'lastName'; readonly digest: Buffer; readonly after: number }

/** Usernames have only letters, digits and underscores, and this sign is behind all of them. */
const afterLetters = '{'

/** The numbers of the players, in the order of the pages. */
export const selectPlayerIds = (memberId: number, search: PlayerSearch, limit: number) => {
  switch (search.by) {
    case 'username':
      return sql<{ id: number }>`
        SELECT id FROM player WHERE member_id = ${memberId} AND username_key = ${search.key}`
    case 'usernamePrefix':
      return sql<{ id: number }>`
        SELECT id FROM player
         WHERE member_id = ${memberId} AND username_key COLLATE "C" >= ${search.prefix}
           AND username_key COLLATE "C" < ${search.prefix + afterLetters} AND username_key COLLATE "C" > ${search.after}
         ORDER BY username_key COLLATE "C" LIMIT ${limit}`
    case 'playerId':
      return sql<{
        id: number
      }>`SELECT id FROM player WHERE member_id = ${memberId} AND id = ${search.playerId}`
    case 'email':
      return sql<{ id: number }>`
        SELECT player_id AS id FROM player_detail WHERE member_id = ${memberId} AND email_digest = ${search.digest}`
    case 'phone':
      return sql<{ id: number }>`
        SELECT id FROM (
          SELECT player_id AS id FROM player_detail WHERE member_id = ${memberId} AND phone_digest = ${search.digest}
          UNION
          (SELECT player_id FROM player_detail
            WHERE member_id = ${memberId} AND phone_home_digest = ${search.digest} AND player_id > ${search.after}
            ORDER BY player_id LIMIT ${limit})) AS found
         WHERE id > ${search.after} ORDER BY id LIMIT ${limit}`
    case 'ticket':
      return sql<{ id: number }>`
        SELECT player_id AS id FROM ticket
         WHERE member_id = ${memberId} AND instance_id = ${search.place.instanceId} AND seq = ${search.place.seq}`
    case 'lastName':
      return sql<{ id: number }>`
        SELECT player_id AS id FROM player_detail
         WHERE member_id = ${memberId} AND last_name_digest = ${search.digest} AND player_id > ${search.after}
         ORDER BY player_id LIMIT ${limit}`
  }
}

export const findPlayerIds = async (
  tx: Tx,
  memberId: number,
  search: PlayerSearch,
  limit: number,
): Promise<number[]> => {
  const { rows } = await selectPlayerIds(memberId, search, limit).execute(tx)
  return rows.map(({ id }) => id)
}

export const readFoundPlayers = (tx: Tx, memberId: number, ids: readonly number[]) =>
  tx
    .selectFrom('player as p')
    .leftJoin('player_detail as d', join =>
      join.onRef('d.member_id', '=', 'p.member_id').onRef('d.player_id', '=', 'p.id'),
    )
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'p.member_id').onRef('k.player_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.username',
      'p.username_key',
      'p.status',
      'p.country',
      'p.created_at',
      'd.sealed',
      'k.wrapped',
    ])
    .where('p.member_id', '=', memberId)
    // The zero keeps the list from being empty, which is invalid SQL.
    .where('p.id', 'in', [0, ...ids])
    .execute()
