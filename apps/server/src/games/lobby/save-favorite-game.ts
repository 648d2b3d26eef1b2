import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readFavoritesByPlayer } from '#instances/favorites.ts'
import { requireGame } from '#games/require-game.ts'
import { insertFavorite } from './queries.ts'

export const saveFavoriteGame: Handler<'saveFavoriteGame'> = ({ gameId }, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const playerId = requirePlayer(session)
    await requireGame(tx, member.id, gameId)
    await insertFavorite(tx, { memberId: member.id, playerId }, gameId)
    return { favoriteGames: (await readFavoritesByPlayer(tx, member.id, [playerId])).get(playerId)! }
  })
