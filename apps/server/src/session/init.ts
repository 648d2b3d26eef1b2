import { lobbyTopic, playerTopic } from '@fairground/contract/topics'
import { inMember } from '@fairground/database/transaction'
import { mainGame } from '@fairground/rules/game/main-game'
import { readAccounts } from '#instance/accounts.ts'
import { withPlayer } from '#instance/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { configurationOf, currenciesOf } from './configuration.ts'
import { playerView } from './player-view.ts'
import { playerById } from './queries.ts'

export const init: Handler<'init'> = async (_, { member, session }, context) => {
  const games = await context.lobby.games(member.id)
  const shared = {
    serverTime: context.now(),
    configuration: configurationOf(member),
    currencies: currenciesOf(member),
    favoriteGames: [],
    mainGameInstanceId: mainGame(games)?.gameInstanceId ?? null,
    subscriptions: [],
    ads: [],
    afterLoginEvents: [],
    countries: [],
  }
  const lobby = lobbyTopic(member.id)
  if (!session)
    return {
      ...shared,
      player: null,
      filteredGames: [...games],
      playerAccounts: [],
      topics: { lobby, player: null },
    }
  return inMember(context.db, member.id, async tx => ({
    ...shared,
    player: playerView(await playerById(tx, member.id, session.playerId)),
    filteredGames: await withPlayer(tx, member.id, session.playerId, games),
    playerAccounts: await readAccounts(tx, member.id, session.playerId),
    topics: { lobby, player: playerTopic(member.id, session.playerId) },
  }))
}
