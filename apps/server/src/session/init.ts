import { lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { mainGame } from '@fairground/rules/game/main-game'
import { isForClient, selectAds, adView, mainCampaign } from '#site-content/ad-view.ts'
import { withFavorites } from '#instances/favorites.ts'
import { withParticipations } from '#instances/player-overlay.ts'
import { isFeatureOn } from '#operator/features.ts'
import type { Handler } from '#operation/handler.ts'
import { listCountries } from '#places/index.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import { recordLateReferral } from '#player/referrals.ts'
import { getSiteInfo } from './site-info.ts'

const none: readonly never[] = Object.freeze([])

export const init: Handler<'init'> = async (input, { member, session }, context) => {
  const language = await servedLanguage(input.filter.languageId, member, context.siteContents)
  const games = await context.lobbyCache.games(member.id, language)
  const content = await context.siteContents.get(member.id)
  const { showMobile } = input.filter
  const shared = {
    serverTime: context.now(),
    ...getSiteInfo(member, content, context.siteAddress),
    favoriteGames: none,
    mainGameInstanceId: mainGame(games)?.gameInstanceId ?? null,
    subscriptions: none,
    ads: selectAds(content.ads, mainCampaign)
      .filter(ad => isForClient(ad, showMobile))
      .map(adView),
    afterLoginEvents: none,
    countries: input.fullLoad ? listCountries(language) : none,
  }
  const lobby = lobbyTopic(member.id)
  if (session && input.refStr && isFeatureOn(member, 'referrals'))
    await recordLateReferral(context, { memberId: member.id, playerId: session.playerId }, input.refStr)
  if (!session)
    return {
      ...shared,
      player: null,
      filteredGames: games,
      playerAccounts: none,
      topics: { lobby, player: null },
    }
  const own = await context.playerViews.get(member.id, session.playerId)
  const { languageId } = input.filter
  return {
    ...shared,
    player: own.player,
    favoriteGames: own.favorites,
    subscriptions: own.listSubscriptions(languageId, shared.serverTime),
    afterLoginEvents: own.missedEvents,
    filteredGames: withFavorites(withParticipations(games, own.participations), own.favorites),
    playerAccounts: own.accounts,
    topics: { lobby, player: playerTopic(member.id, session.playerId) },
  }
}
