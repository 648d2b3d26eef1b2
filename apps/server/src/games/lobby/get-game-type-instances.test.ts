import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { playToEnd } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [12] })

it('pages and filters the instances by game, id and times, with their start and end', async () => {
  const rowan = await server().login('rowan')
  const game = await playToEnd(server(), rowan, 12, [1, 2, 3])
  const search = (more: object) => rowan.call('getGameTypeInstances', { page: 0, ...more })

  const { result, totalCount } = await search({})
  expect(result).toHaveLength(Math.min(5, totalCount))
  expect(totalCount).toBeGreaterThanOrEqual(4)
  const emptyPage = await search({ page: 1000 })
  expect(emptyPage).toEqual({ result: [], totalCount })

  const [ended] = (await search({ gameInstanceId: game.gameInstanceId })).result
  expect(ended).toMatchObject({ gameId: 12, gameTitle: 'Cheap Three', gameStatus: 'ENDED' })
  expect(ended!.endedAt!).toBeGreaterThan(ended!.startedAt!)
  const { startedAt = 0, endedAt = 0 } = ended!

  const gameInstances = await search({ gameId: 12 })
  expect(gameInstances.result.every(({ gameId }) => gameId === 12)).toBe(true)
  const open = gameInstances.result.find(({ gameStatus }) => gameStatus === 'OPEN')!
  expect(open).not.toHaveProperty('startedAt')

  expect((await search({ gameId: 12, dateEndedTo: endedAt })).totalCount).toBe(1)
  expect((await search({ gameId: 12, dateEndedTo: endedAt - 1 })).totalCount).toBe(0)
  expect((await search({ gameInstanceId: game.gameInstanceId, dateStartedFrom: startedAt })).totalCount).toBe(
    1,
  )
  expect(
    (await search({ gameInstanceId: game.gameInstanceId, dateStartedFrom: startedAt + 1 })).totalCount,
  ).toBe(0)
  expect((await search({ gameId: Number.MAX_SAFE_INTEGER })).totalCount).toBe(0)
  expect(await server().audit()).toEqual([])
})

it('lists all instances of one game and rejects the game of another operator', async () => {
  const visitor = server().rest()
  const { instances } = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  expect(instances.length).toBeGreaterThanOrEqual(2)
  expect(instances.every(({ gameId }) => gameId === 11)).toBe(true)
  for (const gameId of [21, Number.MAX_SAFE_INTEGER]) {
    const fault = await expectFault(visitor.call, 'getAllGameTypeInstances', { gameId })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})

it('excludes a refunded instance', async () => {
  const visitor = server().rest()
  const { instances } = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  const { gameInstanceId } = instances[0]!
  await server().sql(`UPDATE game_instance SET status = 'REFUNDED' WHERE id = $1`, [gameInstanceId])
  const after = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  expect(after.instances.map(instance => instance.gameInstanceId)).not.toContain(gameInstanceId)
})
