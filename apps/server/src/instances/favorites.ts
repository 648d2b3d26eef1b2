import type { Game } from '@fairground/contract/entities/games/game'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** The favourite games of each player, oldest first. */
export const readFavoritesByPlayer = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, number[]>> => {
  const rows = await tx
    .selectFrom('favorite_game')
    .select(['player_id', 'game_id'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', sql<number>`ANY(${sql.val(playerIds)})`)
    .orderBy('created_at')
    .orderBy('game_id')
    .execute()
  const favorites = new Map<number, number[]>(playerIds.map(id => [id, []]))
  for (const row of rows) favorites.get(row.player_id)?.push(row.game_id)
  return favorites
}

export const withFavorites = (games: readonly Game[], favorites: readonly number[]): readonly Game[] =>
  favorites.length === 0 ? games : games.map(game => withFavorite(game, favorites))

export const withFavorite = (game: Game, favorites: readonly number[]): Game =>
  favorites.includes(game.gameId) ? { ...game, favGame: true } : game
