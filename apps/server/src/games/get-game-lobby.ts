import { withPart } from '#instance/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { withFavorite } from '#instance/favorites.ts'

export const getGameLobby: Handler<'getGameLobby'> = async (
  { gameInstanceId },
  { member, session },
  { gameLobbies, own },
) => {
  const lobby = await gameLobbies.of(member.id, gameInstanceId)
  if (!session) return lobby
  const [myPlays, favorites] = await Promise.all([
    own.playsIn(member.id, session.playerId, lobby.game),
    own.favorites(member.id, session.playerId),
  ])
  const last = myPlays.at(-1)
  const part = last && { plays: myPlays.length, joinCode: last.joinCode }
  return { ...lobby, game: withFavorite(withPart(lobby.game, part), favorites), myPlays }
}
