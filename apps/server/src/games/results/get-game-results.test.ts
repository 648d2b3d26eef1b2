import type { Output } from '@fairground/contract/operations'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { expectInstanceNotFound } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [11] })

const consecutiveTriples = Array.from({ length: 8 }, (_, i) => [i + 1, i + 2, i + 3])
const countMatches = (numbers: readonly number[], drawn: readonly number[]) =>
  numbers.filter(number => drawn.includes(number)).length
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + BigInt(amount.replace('.', '')), 0n)

const expectResults = (results: Output<'getGameResults'>, startTime: number) => {
  expect(results.drawn).toHaveLength(3)
  expect(results).toMatchObject({ numbersFrom: 10, startTime, staked: '8.80' })
  expect(results.timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.number] : []))).toEqual(
    results.drawn,
  )
  expect(results.timeline[0]).toEqual({ step: 'START_GAME', at: startTime })
  expect(results.plays.map(play => play.matches)).toEqual(
    consecutiveTriples.map(line => countMatches(line, results.drawn)),
  )
  expect(sum(results.plays.map(play => play.won))).toBe(sum([results.totalWinnings]))
  expect(results.winnersCount).toBe(results.plays.filter(play => play.matches > 0).length)
  expect(sum(results.winners.map(tier => tier.paid))).toBe(sum([results.totalWinnings]))
  expect(results.jackpot.before).toBe('500.00')
}

it('returns no results before the play-out and all results from its start', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  const request = { gameInstanceId: game.gameInstanceId }
  await buy(rowan, game, ...consecutiveTriples)
  expect(await expectFault(rowan.call, 'getGameResults', request)).toMatchObject({ name: 'game.notStarted' })

  await startDraw(server(), game.gameInstanceId)
  const started = await rowan.call('getGameResults', { ...request, justMe: true })
  expect(started.gameStatus).toBe('STARTED')
  expectResults(started, started.startTime)

  const { winnersList = [], ...visitor } = await server().rest().call('getGameResults', request)
  expect(winnersList.map(winner => [winner.name, winner.won])).toEqual(
    started.plays
      .filter(play => play.won !== '0.00')
      .map(play => ['ro…n', play.won])
      .toSorted(([, a], [, b]) => Number(sum([b!]) - sum([a!]))),
  )
  expect(visitor).toEqual({ ...started, plays: [], staked: '0.00', totalWinnings: '0.00' })

  await endDraw(server(), game.gameInstanceId)
  const ended = await rowan.call('getGameResults', { ...request, justMe: true })
  expect(ended).toEqual({ ...started, gameStatus: 'ENDED' })
  const { accounts } = await rowan.call('getPlayerAccounts', {})
  expect(sum([accounts[0]!.accountBalance])).toBe(10_000n - 880n + sum([ended.totalWinnings]))
  expect(await server().audit()).toEqual([])
})

it('rejects an unknown instance and an instance of another operator', async () => {
  await expectInstanceNotFound(server(), 'getGameResults')
})
