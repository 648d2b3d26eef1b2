import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readFavoritesOf } from '#instance/favorites.ts'
import { findGame } from './find-game.ts'

export const deleteFavoriteGame: Handler<'deleteFavoriteGame'> = ({ gameId }, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const playerId = requirePlayer(session)
    await findGame(tx, member.id, gameId)
    await tx
      .deleteFrom('favorite_game')
      .where('member_id', '=', member.id)
      .where('player_id', '=', playerId)
      .where('game_id', '=', gameId)
      .execute()
    return { favoriteGames: (await readFavoritesOf(tx, member.id, [playerId])).get(playerId)! }
  })
