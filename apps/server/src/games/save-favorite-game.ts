import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { readFavoritesOf } from '#instance/favorites.ts'
import { findGame } from './find-game.ts'

/** Marking twice is marking once. */
export const saveFavoriteGame: Handler<'saveFavoriteGame'> = ({ gameId }, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const playerId = requirePlayer(session)
    await findGame(tx, member.id, gameId)
    await tx
      .insertInto('favorite_game')
      .values({ member_id: member.id, player_id: playerId, game_id: gameId })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return { favoriteGames: (await readFavoritesOf(tx, member.id, [playerId])).get(playerId)! }
  })
