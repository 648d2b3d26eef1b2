import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('pages the players by masked name, sorted by the number of plays', async () => {
  const visitor = server().rest()
  const game = await findOpenGame(visitor, 11)
  const { gameInstanceId } = game
  expect(await visitor.call('getGamePlayers', { gameInstanceId })).toEqual({ players: [], totalCount: 0 })
  await buy(await server().login('bob'), game, [1, 2, 3])
  await buy(await server().login('rowan'), game, [1, 2, 3], [4, 5, 6])
  expect(await visitor.call('getGamePlayers', { gameInstanceId })).toEqual({
    players: [
      { name: 'ro…n', plays: 2 },
      { name: 'b…', plays: 1 },
    ],
    totalCount: 2,
  })
  const second = await visitor.call('getGamePlayers', { gameInstanceId, page: 1, maxResults: 1 })
  expect(second).toEqual({ players: [{ name: 'b…', plays: 1 }], totalCount: 2 })
  expect(await visitor.call('getGamePlayers', { gameInstanceId, page: 100_000, maxResults: 100 })).toEqual({
    players: [],
    totalCount: 2,
  })
  const fault = await expectFault(server().rest('south').call, 'getGamePlayers', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'game.notFound' })
  expect(await server().audit()).toEqual([])
})

it('rejects an unknown instance', async () => {
  const fault = await expectFault(server().rest().call, 'getGamePlayers', { gameInstanceId: 9_999_999_999 })
  expect(fault).toMatchObject({ name: 'game.notFound' })
})
