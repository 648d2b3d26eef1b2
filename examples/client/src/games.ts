import type { Game } from '@fairground/contract/entities/games/game'
import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

/** Lists the open games with their monthly costs and the latest result of each. */
export const listGames = async ({ rest }: Connection, report: Report): Promise<readonly Game[]> => {
  const { games } = await rest.call('getFilteredGames', { filter: { maxResults: 20 } })
  const open = games.filter(({ gameStatus }) => gameStatus === 'OPEN')
  const gameIds = [...new Set(open.map(({ gameId }) => gameId))]
  report.say(`${open.length} open draws of ${gameIds.length} games`)
  if (gameIds.length === 0) return []
  await showCosts(rest, gameIds, report)
  for (const gameId of gameIds) await showLatestResult(rest, gameId, report)
  for (const game of open) await showPrizes(rest, game, report)
  const { totalCount } = await rest.call('getGameTypeInstances', { page: 0 })
  report.say(`${totalCount} draws in all`)
  return open
}

const showCosts = async (
  { call }: Connection['rest'],
  gameIds: readonly number[],
  report: Report,
): Promise<void> => {
  const request = { gameIds: [...gameIds], playsPerGame: 1 }
  const { costs } = await call('getGamesCostPerMonth', request)
  for (const { gameId, costPerMonth, currencyId } of costs)
    report.say(`  game ${gameId}: ${costPerMonth} ${currencyId} a month for one line in every draw`)
  const { costs: schedules } = await call('getGamesCostPerMonthAndSchedule', request)
  for (const { gameId, startTimes } of schedules)
    report.say(`  game ${gameId}: next draw ${new Date(startTimes[0] ?? 0).toISOString()}`)
}

const showPrizes = async (
  { call }: Connection['rest'],
  { gameId, gameInstanceId, tournament }: Game,
  report: Report,
): Promise<void> => {
  const { prizePool, payoutCurrencyId } = await call('getGamePayoutInfo', {
    gameId,
    gameInstanceId,
    tournament,
  })
  report.say(`  draw ${gameInstanceId}: prize fund ${prizePool} ${payoutCurrencyId}`)
}

const showLatestResult = async (
  { call }: Connection['rest'],
  gameId: number,
  report: Report,
): Promise<void> => {
  const { instances } = await call('getAllGameTypeInstances', { gameId })
  const ended = instances.find(({ gameStatus }) => gameStatus === 'ENDED')
  if (ended === undefined) return report.say(`  game ${gameId}: no draw has ended yet`)
  const { results } = await call('getGameHistoryDetail', { gameInstanceId: ended.gameInstanceId })
  return report.say(`  game ${gameId}: drawn ${JSON.stringify(results.drawn)}`)
}
