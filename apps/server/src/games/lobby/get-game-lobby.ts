import { withParticipation } from '#instances/player-overlay.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import type { Handler } from '#operation/handler.ts'
import { withFavorite } from '#instances/favorites.ts'

export const getGameLobby: Handler<'getGameLobby'> = async (
  { gameInstanceId, languageId },
  { member, session },
  { gameLobbyCache, playerViews, siteContents },
) => {
  const language = await servedLanguage(languageId, member, siteContents)
  const lobby = await gameLobbyCache.get(member.id, gameInstanceId, language)
  if (!session) return lobby
  const [myPlays, favorites] = await Promise.all([
    playerViews.playsIn(member.id, session.playerId, lobby.game),
    playerViews.favorites(member.id, session.playerId),
  ])
  const last = myPlays.at(-1)
  const part = last && { plays: myPlays.length, joinCode: last.joinCode }
  return { ...lobby, game: withFavorite(withParticipation(lobby.game, part), favorites), myPlays }
}
