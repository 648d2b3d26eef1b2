import type { Game } from '@fairground/contract/entities/games/game'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import { expect } from 'vitest'

/** Buys the lines in the next open instance of the game, draws it and pays its prizes. */
export const playToEnd = async (
  server: TestServer,
  player: TestPlayer,
  gameId: number,
  ...lines: number[][]
): Promise<Game> => {
  const game = await findOpenGame(player, gameId)
  await buy(player, game, ...lines)
  await startDraw(server, game.gameInstanceId)
  await endDraw(server, game.gameInstanceId)
  return game
}

/** Expects that the operation rejects unknown instances and an instance of another operator. */
export const expectInstanceNotFound = async (
  server: TestServer,
  operation: 'getGameResults' | 'getGamePayoutInfo',
): Promise<void> => {
  const { gameInstanceId } = await findOpenGame(server.rest('north'), 11)
  for (const [code, id] of [
    ['north', 1],
    ['north', Number.MAX_SAFE_INTEGER],
    ['south', gameInstanceId],
  ] as const) {
    const fault = await expectFault(server.rest(code).call, operation, { gameInstanceId: id })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
}
