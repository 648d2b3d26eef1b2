import { randomUUID } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/games/game'
import type { Input, Output } from '@fairground/contract/operations'
import type { TestPlayer } from './test-server.ts'

/** Returns the open instance of the game that starts first. */
export const findOpenGame = async ({ call }: Pick<TestPlayer, 'call'>, gameId: number): Promise<Game> => {
  const { games } = await call('getFilteredGames', { filter: { gameId } })
  const [game] = games.filter(({ gameStatus }) => gameStatus === 'OPEN')
  if (!game) throw new Error(`game ${gameId} has no open instance`)
  return game
}

export const joinRequest = (
  game: Pick<Game, 'gameId' | 'gameInstanceId' | 'currencyId'>,
  userPlays: number[][],
  overrides: Partial<Input<'joinGame'>> = {},
): Input<'joinGame'> => ({
  requestId: randomUUID(),
  gameId: game.gameId,
  gameInstanceId: game.gameInstanceId,
  currencyId: game.currencyId,
  userPlays,
  userPlaysCount: userPlays.length,
  ...overrides,
})

/** Buys the lines and throws if the purchase fails. */
export const buy = async (
  { call }: Pick<TestPlayer, 'call'>,
  game: Game,
  ...lines: number[][]
): Promise<Output<'joinGame'>> => {
  const result = await call('joinGame', joinRequest(game, lines))
  if (result.exitCode !== 0) throw new Error(`purchase failed: ${result.exitDescription}`)
  return result
}
