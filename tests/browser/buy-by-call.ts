import { randomUUID } from 'node:crypto'
import type { Caller } from '@fairground/client/rest'
import { dips } from '@fairground/testkit/demo/dips'
import { until } from '@fairground/testkit/server/until'
import { expect } from 'vitest'

/** Buys without a page, for the run of this game that starts first; tells which it was. */
export const buyByCall = async ({ call }: Caller, gameId: number, count = 1): Promise<number> => {
  const firstOpen = async () => {
    const { games } = await call('getFilteredGames', { filter: { maxResults: 200 } })
    return games
      .filter(game => game.gameStatus === 'OPEN' && game.gameId === gameId)
      .toSorted((a, b) => (a.tournamentStartTime ?? 0) - (b.tournamentStartTime ?? 0))[0]
  }
  const game = await until(`game ${gameId} is on sale`, firstOpen, 30_000)
  const { gameInstanceId, currencyId, gameRule } = game
  const request = { requestId: randomUUID(), gameId, gameInstanceId, currencyId }
  const { exitCode } = await call('joinGame', { ...request, ...dips(gameRule, count) })
  expect({ gameId, exitCode }).toEqual({ gameId, exitCode: 0 })
  return gameInstanceId
}
