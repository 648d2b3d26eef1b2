import type { GameStatus } from '@fairground/contract/entities/games/game'
import type { Game, GameInstance } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import { countInstances, type InstanceFilter, instanceCondition, type PageRange } from '#games/queries.ts'
import type { PlayerKey } from '#platform/player-key.ts'

export const readActiveGames = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('game')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('active', '=', true)
    .orderBy('id')
    .execute()

/** The players of an instance with the number of their plays, the highest number first. */
export const readGamePlayers = (tx: Tx, memberId: number, instanceId: number, { limit, offset }: PageRange) =>
  tx
    .selectFrom('player_game as g')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'g.member_id').onRef('p.id', '=', 'g.player_id'),
    )
    .select(['p.username', 'g.n'])
    .where('g.member_id', '=', memberId)
    .where('g.instance_id', '=', instanceId)
    .where('g.n', '>', 0)
    .orderBy('g.n', 'desc')
    .orderBy('g.player_id')
    .limit(limit)
    .offset(offset)
    .execute()

/** The number of opened cards of a deck by the name of the tier they won. Unopened cards stay secret. */
export const countOpenedPrizes = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('deck_card as c')
    .innerJoin('card_reveal as r', join =>
      join
        .onRef('r.member_id', '=', 'c.member_id')
        .onRef('r.instance_id', '=', 'c.instance_id')
        .onRef('r.seq', '=', 'c.seq'),
    )
    .select(['c.outcome', sql<number>`count(*)::int`.as('opened')])
    .where('c.member_id', '=', memberId)
    .where('c.instance_id', '=', instanceId)
    .where('c.outcome', '<>', '')
    .where('r.ended', '=', true)
    .groupBy('c.outcome')
    .execute()
  return new Map(rows.map(({ outcome, opened }) => [outcome, opened]))
}

/** Does nothing if the game is already a favourite. */
export const insertFavorite = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  gameId: number,
): Promise<void> => {
  await tx
    .insertInto('favorite_game')
    .values({ member_id: memberId, player_id: playerId, game_id: gameId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const deleteFavorite = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  gameId: number,
): Promise<void> => {
  await tx
    .deleteFrom('favorite_game')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .execute()
}

export type InstanceListRow = Pick<Selectable<GameInstance>, 'id' | 'game_id' | 'start_at' | 'end_at'> &
  Pick<Selectable<Game>, 'title'> & { readonly status: GameStatus }

export type InstanceListFilter = InstanceFilter & { readonly languageId?: string | undefined }

/** A page of the instances, newest start first, and the number of all instances. Excludes refunded instances. */
export const readInstanceList = async (
  tx: Tx,
  memberId: number,
  filter: InstanceListFilter,
  { limit, offset }: PageRange,
): Promise<{ rows: InstanceListRow[]; total: number }> => {
  const condition = sql`i.member_id = ${memberId} AND i.status <> 'REFUNDED' AND ${instanceCondition(filter)}`
  const { rows } = await sql<InstanceListRow>`
    SELECT i.id, i.game_id, coalesce(x.title, g.title) AS title, i.status, i.start_at, i.end_at
      FROM game_instance i
      JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
      LEFT JOIN game_text x ON x.member_id = g.member_id AND x.game_id = g.id AND x.language = ${filter.languageId ?? null}
     WHERE ${condition}
     ORDER BY i.start_at DESC, i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return { rows, total: await countInstances(tx, condition) }
}
