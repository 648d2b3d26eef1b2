import { faultOf } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { openGame } from '@fairground/testkit/server/play'
import { buy } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [12] })

it('pages through the instances by game, id and times, and tells when each started and ended', async () => {
  const rowan = await server().login('rowan')
  const game = await openGame(rowan, 12)
  await buy(rowan, game, [1, 2, 3])
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
  const ask = (more: object) => rowan.call('getGameTypeInstances', { page: 0, ...more })

  const { result, totalCount } = await ask({})
  expect(result).toHaveLength(Math.min(5, totalCount))
  expect(totalCount).toBeGreaterThanOrEqual(4)
  const beyond = await ask({ page: 1000 })
  expect(beyond).toEqual({ result: [], totalCount })

  const [ended] = (await ask({ gameInstanceId: game.gameInstanceId })).result
  expect(ended).toMatchObject({ gameId: 12, gameTitle: 'Cheap Three', gameStatus: 'ENDED' })
  expect(ended!.endedAt!).toBeGreaterThan(ended!.startedAt!)
  const { startedAt = 0, endedAt = 0 } = ended!

  const ofGame = await ask({ gameId: 12 })
  expect(ofGame.result.every(({ gameId }) => gameId === 12)).toBe(true)
  const open = ofGame.result.find(({ gameStatus }) => gameStatus === 'OPEN')!
  expect(open).not.toHaveProperty('startedAt')

  expect((await ask({ gameId: 12, dateEndedTo: endedAt })).totalCount).toBe(1)
  expect((await ask({ gameId: 12, dateEndedTo: endedAt - 1 })).totalCount).toBe(0)
  expect((await ask({ gameInstanceId: game.gameInstanceId, dateStartedFrom: startedAt })).totalCount).toBe(1)
  expect(
    (await ask({ gameInstanceId: game.gameInstanceId, dateStartedFrom: startedAt + 1 })).totalCount,
  ).toBe(0)
  expect((await ask({ gameId: Number.MAX_SAFE_INTEGER })).totalCount).toBe(0)
  expect(await server().audit()).toEqual([])
})

it('gives all of one game, but none of another operator', async () => {
  const visitor = server().rest()
  const { instances } = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  expect(instances.length).toBeGreaterThanOrEqual(2)
  expect(instances.every(({ gameId }) => gameId === 11)).toBe(true)
  for (const gameId of [21, Number.MAX_SAFE_INTEGER]) {
    const fault = await faultOf(visitor.call, 'getAllGameTypeInstances', { gameId })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})

it('a refunded instance has left the lists', async () => {
  const visitor = server().rest()
  const { instances } = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  const { gameInstanceId } = instances[0]!
  await server().sql(`UPDATE game_instance SET status = 'REFUNDED' WHERE id = $1`, [gameInstanceId])
  const after = await visitor.call('getAllGameTypeInstances', { gameId: 11 })
  expect(after.instances.map(instance => instance.gameInstanceId)).not.toContain(gameInstanceId)
})
