import { lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { inMember } from '@fairground/database/transaction'
import { mainGame } from '@fairground/rules/game/main-game'
import { adsOf, adView, mainCampaign } from '#published/ad-view.ts'
import { withFavorites } from '#instance/favorites.ts'
import { withParts } from '#instance/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { countriesIn } from '#places/country-views.ts'
import { servedLanguage } from '#published/served-language.ts'
import { readSubscriptions } from '#player/read-subscriptions.ts'
import { siteOf } from './configuration.ts'
import { offlineEvents } from './offline-events.ts'

const none: readonly never[] = Object.freeze([])

export const init: Handler<'init'> = async (input, { member, session }, context) => {
  const games = await context.lobby.games(member.id)
  const content = await context.content.of(member.id)
  const shared = {
    serverTime: context.now(),
    ...siteOf(member, content),
    favoriteGames: none,
    mainGameInstanceId: mainGame(games)?.gameInstanceId ?? null,
    subscriptions: none,
    ads: adsOf(content.ads, mainCampaign).map(adView),
    afterLoginEvents: none,
    countries: input.fullLoad
      ? countriesIn(await servedLanguage(input.filter.languageId, member, context.content))
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
  const own = await context.own.of(member.id, session.playerId)
  const favoriteGames = await context.own.favorites(member.id, session.playerId)
  const { languageId } = input.filter
  const { subscriptions, afterLoginEvents } = await inMember(context.db, member.id, async tx => ({
    subscriptions: await readSubscriptions(tx, member.id, session.playerId, { languageId }, context.now()),
    afterLoginEvents: await offlineEvents(tx, session),
  }))
  return {
    ...shared,
    player: own.player,
    favoriteGames,
    subscriptions,
    afterLoginEvents,
    filteredGames: withFavorites(withParts(games, own.parts), favoriteGames),
    playerAccounts: own.accounts,
    topics: { lobby, player: playerTopic(member.id, session.playerId) },
  }
}
