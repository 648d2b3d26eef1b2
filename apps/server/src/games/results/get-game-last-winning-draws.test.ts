import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })

it('lists ended draws, newest first, each with its public record', async () => {
  const rowan = await server().login('rowan')
  const ended: number[] = []
  for (let i = 0; i < 2; i++) {
    const game = await findOpenGame(rowan, 11)
    await buy(rowan, game, [1, 2, 3])
    await startDraw(server(), game.gameInstanceId)
    const { draws } = await rowan.call('getGameLastWinningDraws', { gameId: 11 })
    expect(draws.map(draw => draw.gameInstanceId)).toEqual(ended)
    await endDraw(server(), game.gameInstanceId)
    ended.unshift(game.gameInstanceId)
  }
  const { draws } = await rowan.call('getGameLastWinningDraws', { gameId: 11 })
  expect(draws.map(draw => draw.gameInstanceId)).toEqual(ended)
  const [newest] = draws
  const results = await rowan.call('getGameResults', { gameInstanceId: newest!.gameInstanceId })
  expect(newest).toEqual({
    gameInstanceId: ended[0],
    drawnAt: results.startTime,
    numbers: results.drawn,
    jackpotWon: results.jackpot.won,
    recordUrl: `/fair/1/draws/${ended[0]}.jsonl`,
  })
  expect((await fetch(server().baseUrl + newest!.recordUrl)).status).toBe(200)

  const countDraws = (input: object) =>
    rowan.call('getGameLastWinningDraws', input).then(({ draws }) => draws.length)
  expect(await countDraws({})).toBe(2)
  expect(await countDraws({ maxResults: 1 })).toBe(1)
  expect(await countDraws({ gameInstanceId: ended[0] })).toBe(2)
  expect(await countDraws({ gameId: 12 })).toBe(0)
  const south = await server().rest('south').call('getGameLastWinningDraws', { gameId: 11 })
  expect(south).toEqual({ draws: [] })
  const lobby = await rowan.call('getGameLobby', { gameInstanceId: ended[1]! })
  expect(lobby.lastDraws).toEqual(draws)
  expect(await server().audit()).toEqual([])
})

it.each([
  { gameInstanceId: 1 },
  { gameInstanceId: 9_007_199_254_740_991 },
  { gameId: 9_007_199_254_740_991 },
])('rejects %j', async input => {
  const fault = await expectFault(server().rest().call, 'getGameLastWinningDraws', input)
  expect(fault).toMatchObject({ name: 'game.notFound' })
})
