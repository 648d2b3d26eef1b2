import { checkPlayer, showAccount } from './account.ts'
import { connect } from './connection.ts'
import { listGames } from './games.ts'
import { followBalance } from './live-balance.ts'
import { logIn } from './log-in.ts'
import { showMissedEvents } from './missed-events.ts'
import { registerPlayers } from './new-players.ts'
import { help, type Options, readOptions } from './options.ts'
import { buyAndCancel, buyOneLine } from './purchase.ts'
import { showRefusals } from './refusals.ts'
import { createReport } from './report.ts'
import { openSupportTicket, showAds, showPlaces, writeToSupport } from './site-content.ts'
import { endSubscriptions, showSubscriptions } from './subscriptions.ts'

const run = async (options: Options): Promise<void> => {
  const report = createReport(options.json)
  const connection = connect(options, report)
  await showPlaces(connection, report)
  await showAds(connection, report)
  await openSupportTicket(connection, report)

  const player = await logIn(connection, options.login, report)
  await showAccount(connection, report)
  await writeToSupport(connection, report)
  if (options.login.by === 'password') await checkPlayer(connection, options.login, report)
  await showMissedEvents(connection, report)

  const [game] = await listGames(connection, report)
  if (game !== undefined) {
    await showSubscriptions(connection, game.gameId, report)
    const balance = followBalance(connection, { memberId: options.memberId, playerId: player.id }, report)
    if (options.buy) await buyOneLine(connection, game, balance, report)
    balance.stop()
    if (options.buy) await buyAndCancel(connection, game, report)
    if (options.endSubscriptions) await endSubscriptions(connection, report)
  }
  await connection.rest.call('logout', {})
  if (options.register && game !== undefined) await registerPlayers(options, game, report)
  await showRefusals(options, report)
  report.print()
}

const options = readOptions(process.argv.slice(2))
if (options === null) console.log(help)
else await run(options)
