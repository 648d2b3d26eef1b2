import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { until } from '#server/until.ts'
import { luckyDips } from './kinds/lucky-dips.ts'

/** A sale that closes sooner may be over when the request arrives. */
const minTimeLeftMs = 2000

/** Buys plays through the API in the next instance of the game and returns its id. */
export const buyThroughApi = async ({ call }: Caller, gameId: number, count = 1): Promise<number> => {
  const firstOpen = async () => {
    const { games } = await call('getFilteredGames', { filter: { maxResults: 200 } })
    const closing = Date.now() + minTimeLeftMs
    return games
      .filter(game => game.gameStatus === 'OPEN' && game.gameId === gameId)
      .filter(game => (game.registrationEndTime ?? Number.POSITIVE_INFINITY) > closing)
      .toSorted((a, b) => (a.tournamentStartTime ?? 0) - (b.tournamentStartTime ?? 0))[0]
  }
  const game = await until(`game ${gameId} is on sale`, firstOpen, 120_000)
  const { gameInstanceId, currencyId, gameRule } = game
  const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
  const { exitCode } = await call('joinGame', { ...request, ...luckyDips(gameRule, count) })
  if (exitCode !== 0) throw new Error(`Purchase in game ${gameId} failed with exit code ${exitCode}`)
  return gameInstanceId
}
