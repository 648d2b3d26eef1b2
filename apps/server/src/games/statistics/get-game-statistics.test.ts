import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, expect, it } from 'vitest'
import { insertEveryKind } from '#games/every-kind.test-support.ts'
import { playToEnd } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [11] })
const drawn = [33, 36]

beforeAll(async () => {
  await insertEveryKind(server(), drawn)
  await until(
    'chains',
    async () => {
      const rows = await server().sql('SELECT FROM game WHERE id = ANY ($1) AND log_index IS NULL', [drawn])
      return rows.length === 0
    },
    50_000,
  )
}, 120_000)

const statistics = (gameId: number) => server().rest().call('getGameStatistics', { gameId, draws: 50 })

const countedNumbers = ({ sets }: Output<'getGameStatistics'>) =>
  sets.map(({ numbers }) => numbers.flatMap(({ number, times }) => Array<number>(times).fill(number)))

it('counts the numbers of all draws for a visitor and lists the jackpot of each draw', async () => {
  const rowan = await server().login('rowan')
  const games = [
    await playToEnd(server(), rowan, 11, [1, 2, 3]),
    await playToEnd(server(), rowan, 11, [4, 5, 6]),
  ]
  const results = await Promise.all(
    games.map(({ gameInstanceId }) => rowan.call('getGameResults', { gameInstanceId })),
  )
  const found = await statistics(11)
  expect(found).toMatchObject({ gameTitle: 'Three of Ten', currencyId: 'GBP', draws: 2 })
  expect(found.since).toBe(results[0]!.startTime)
  expect(found.sets.map(({ set, numbers }) => [set, numbers.length])).toEqual([['main', 10]])
  const balls = results.flatMap(result => result.drawn)
  expect(countedNumbers(found)[0]).toEqual(balls.toSorted((a, b) => a - b))
  for (const { number, times, lastDrawnAt } of found.sets[0]!.numbers) {
    expect(times).toBe(balls.filter(ball => ball === number).length)
    const last = results.findLast(result => result.drawn.includes(number))
    expect(lastDrawnAt).toBe(last?.startTime ?? null)
  }
  expect(found.jackpots.map(({ gameInstanceId, won }) => [gameInstanceId, won])).toEqual(
    results.map(({ gameInstanceId, jackpot }) => [gameInstanceId, jackpot.won]),
  )
  expect(found.jackpots.map(({ amount }) => amount)).toEqual(results.map(({ jackpot }) => jackpot.prize))
}, 120_000)

it('counts digits by position and bingo balls up to the deciding call', async () => {
  const rowan = await server().login('rowan')
  const play = async (gameId: number, lines: number[][], more: object) => {
    const game = await until('an open game', () => findOpenGame(rowan, gameId).catch(() => undefined))
    await rowan.call('joinGame', joinRequest(game, lines, more))
    await startDraw(server(), game.gameInstanceId)
    await endDraw(server(), game.gameInstanceId)
    return rowan.call('getGameResults', { gameInstanceId: game.gameInstanceId })
  }
  const digits = await play(33, [[4, 0, 7]], { multiOptions: [[1, 0, 0]] })
  const found = await statistics(33)
  expect(found.sets.map(({ set, position, numbers }) => [set, position, numbers.length])).toEqual([
    ['position', 1, 10],
    ['position', 2, 10],
    ['position', 3, 10],
  ])
  expect(countedNumbers(found)).toEqual(digits.drawn.map(digit => [digit]))
  expect(found.jackpots).toEqual([])

  const bingo = await play(36, [], { userPlaysCount: 6 })
  const calls = await statistics(36)
  expect(calls.sets[0]!.numbers).toHaveLength(90)
  expect(countedNumbers(calls)[0]).toEqual(bingo.drawn.toSorted((a, b) => a - b))
}, 120_000)

it('is empty for a game without draws and for a deck', async () => {
  for (const gameId of [12, 38])
    expect(await statistics(gameId)).toMatchObject({ draws: 0, since: null, sets: [], jackpots: [] })
})

it('rejects an unknown game and a game of another operator', async () => {
  for (const [code, gameId] of [
    ['north', 99],
    ['south', 11],
  ] as const)
    expect(
      await expectFault(server().rest(code).call, 'getGameStatistics', { gameId, draws: 50 }),
    ).toMatchObject({ name: 'game.notFound' })
  expect(await server().audit()).toEqual([])
})
