import { lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { inMember } from '@fairground/database/transaction'
import { mainGame } from '@fairground/rules/game/main-game'
import { selectAds, adView, mainCampaign } from '#site-content/ad-view.ts'
import { withFavorites } from '#instances/favorites.ts'
import { withParticipations } from '#instances/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { listCountries } from '#places/index.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import { readSubscriptions } from '#player/read-subscriptions.ts'
import { getSiteInfo } from './site-info.ts'
import { readOfflineEvents } from './offline-events.ts'

const none: readonly never[] = Object.freeze([])

export const init: Handler<'init'> = async (input, { member, session }, context) => {
  const games = await context.lobbyCache.games(member.id)
  const content = await context.siteContents.get(member.id)
  const shared = {
    serverTime: context.now(),
    ...getSiteInfo(member, content),
    favoriteGames: none,
    mainGameInstanceId: mainGame(games)?.gameInstanceId ?? null,
    subscriptions: none,
    ads: selectAds(content.ads, mainCampaign).map(adView),
    afterLoginEvents: none,
    countries: input.fullLoad
      ? listCountries(await servedLanguage(input.filter.languageId, member, context.siteContents))
      : none,
  }
  const lobby = lobbyTopic(member.id)
  if (!session)
    return {
      ...shared,
      player: null,
      filteredGames: games,
      playerAccounts: none,
      topics: { lobby, player: null },
    }
  const own = await context.playerViews.get(member.id, session.playerId)
  const favoriteGames = await context.playerViews.favorites(member.id, session.playerId)
  const { languageId } = input.filter
  const { subscriptions, afterLoginEvents } = await inMember(context.db, member.id, async tx => ({
    subscriptions: await readSubscriptions(tx, member.id, session.playerId, { languageId }, context.now()),
    afterLoginEvents: await readOfflineEvents(tx, session),
  }))
  return {
    ...shared,
    player: own.player,
    favoriteGames,
    subscriptions,
    afterLoginEvents,
    filteredGames: withFavorites(withParticipations(games, own.participations), favoriteGames),
    playerAccounts: own.accounts,
    topics: { lobby, player: playerTopic(member.id, session.playerId) },
  }
}
