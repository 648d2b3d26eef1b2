import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { until } from '../server/until.ts'
import { dips } from './dips.ts'

/** A sale that ends sooner may be over when the order arrives. */
const timeToBuyMs = 2000

/** Buys without a page, for the run of this game that starts first; tells which it was. */
export const buyByCall = async ({ call }: Caller, gameId: number, count = 1): Promise<number> => {
  const firstOpen = async () => {
    const { games } = await call('getFilteredGames', { filter: { maxResults: 200 } })
    const closing = Date.now() + timeToBuyMs
    return games
      .filter(game => game.gameStatus === 'OPEN' && game.gameId === gameId)
      .filter(game => (game.registrationEndTime ?? Number.POSITIVE_INFINITY) > closing)
      .toSorted((a, b) => (a.tournamentStartTime ?? 0) - (b.tournamentStartTime ?? 0))[0]
  }
  const game = await until(`game ${gameId} is on sale`, firstOpen, 30_000)
  const { gameInstanceId, currencyId, gameRule } = game
  const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
  const { exitCode } = await call('joinGame', { ...request, ...dips(gameRule, count) })
  if (exitCode !== 0) throw new Error(`Game ${gameId} was not bought: exit code ${exitCode}`)
  return gameInstanceId
}
