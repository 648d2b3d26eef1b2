import { randomUUID } from 'node:crypto'
import type { Game } from '@fairground/contract/entities/game'
import type { Input, Output } from '@fairground/contract/operations'
import type { Person } from './test-server.ts'

/** The instance of the game that starts first. */
export const openGame = async ({ call }: Pick<Person, 'call'>, gameId: number): Promise<Game> => {
  const { games } = await call('getFilteredGames', { filter: { gameId } })
  const [game] = games.filter(({ gameStatus }) => gameStatus === 'OPEN')
  if (!game) throw new Error(`game ${gameId} has no open instance`)
  return game
}

export const joinRequest = (
  game: Pick<Game, 'gameId' | 'gameInstanceId' | 'currencyId'>,
  userPlays: number[][],
  more: Partial<Input<'joinGame'>> = {},
): Input<'joinGame'> => ({
  requestId: randomUUID(),
  gameId: game.gameId,
  gameInstanceId: game.gameInstanceId,
  currencyId: game.currencyId,
  userPlays,
  userPlaysCount: userPlays.length,
  ...more,
})

/** Buys the lines and insists on getting them. */
export const buy = async (
  { call }: Pick<Person, 'call'>,
  game: Game,
  ...lines: number[][]
): Promise<Output<'joinGame'>> => {
  const answer = await call('joinGame', joinRequest(game, lines))
  if (answer.exitCode !== 0) throw new Error(`not joined: ${answer.exitDescription}`)
  return answer
}
