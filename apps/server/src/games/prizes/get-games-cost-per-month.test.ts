import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { insertEveryKind } from '#games/every-kind.test-support.ts'

const server = useTestServer()
const hour = 3_600_000

it('returns the starts of the next thirty days and the cost of playing them, including fees', async () => {
  const visitor = server().rest()
  const input = { gameIds: [11, 12, 11], playsPerGame: 3 }
  const { costs } = await visitor.call('getGamesCostPerMonth', input)
  expect(costs).toEqual([
    { gameId: 11, currencyId: 'GBP', gamesPerMonth: 720, costPerMonth: '2376.00' },
    { gameId: 12, currencyId: 'GBP', gamesPerMonth: 720, costPerMonth: '1080.00' },
  ])
  const planned = await visitor.call('getGamesCostPerMonthAndSchedule', input)
  expect(planned.costs.map(({ startTimes: _, ...cost }) => cost)).toEqual(costs)
  const [{ startTimes }] = planned.costs as [(typeof planned.costs)[0]]
  expect(startTimes).toHaveLength(500)
  expect(startTimes[0]).toBeGreaterThan(Date.now())
  expect(startTimes.slice(1).every((start, i) => start === (startTimes[i] ?? 0) + hour)).toBe(true)
})

it('follows the time zone of the schedule', async () => {
  const london = { timeZone: 'Europe/London', weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['12:00', '20:00'] }
  const schedule = { ...london, closeBeforeStartMs: 60_000, openAheadCount: 2 }
  await server().sql('UPDATE game SET schedule = $1 WHERE id = 21', [schedule])
  const input = { gameIds: [21], playsPerGame: 1 }
  const { costs } = await server().rest('south').call('getGamesCostPerMonthAndSchedule', input)
  expect(costs[0]).toMatchObject({ gamesPerMonth: 60, costPerMonth: '120.00' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: london.timeZone, timeStyle: 'short' })
  expect(new Set(costs[0]!.startTimes.map(start => clock.format(start)))).toEqual(new Set(london.times))
})

it('counts no starts for instant games and for games that start when full', async () => {
  await insertEveryKind(server())
  await server().sql(`UPDATE game SET schedule = '{"startAfterFullMs":1000}' WHERE id = 35`)
  const { costs } = await server()
    .rest()
    .call('getGamesCostPerMonth', { gameIds: [35, 38], playsPerGame: 1 })
  expect(costs.map(cost => [cost.gameId, cost.gamesPerMonth, cost.costPerMonth])).toEqual([
    [35, 0, '0.00'],
    [38, 0, '0.00'],
  ])
})

it('rejects the request if one game is unknown or belongs to another operator', async () => {
  for (const operation of ['getGamesCostPerMonth', 'getGamesCostPerMonthAndSchedule'] as const)
    for (const gameId of [21, Number.MAX_SAFE_INTEGER]) {
      const fault = await expectFault(server().rest().call, operation, {
        gameIds: [11, gameId],
        playsPerGame: 1,
      })
      expect(fault).toMatchObject({ name: 'game.notFound' })
    }
})
