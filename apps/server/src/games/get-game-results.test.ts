import type { Output } from '@fairground/contract/operations'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })

const everyTriple = Array.from({ length: 8 }, (_, i) => [i + 1, i + 2, i + 3])
const matchesOf = (numbers: readonly number[], drawn: readonly number[]) =>
  numbers.filter(number => drawn.includes(number)).length
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + BigInt(amount.replace('.', '')), 0n)

const checkShow = (show: Output<'getGameResults'>, startTime: number) => {
  expect(show.drawn).toHaveLength(3)
  expect(show).toMatchObject({ numbersFrom: 10, startTime, staked: '8.80' })
  expect(show.timeline.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.number] : []))).toEqual(
    show.drawn,
  )
  expect(show.timeline[0]).toEqual({ step: 'START_GAME', at: startTime })
  expect(show.plays.map(play => play.matches)).toEqual(everyTriple.map(line => matchesOf(line, show.drawn)))
  expect(sum(show.plays.map(play => play.won))).toBe(sum([show.totalWinnings]))
  expect(show.winnersCount).toBe(show.plays.filter(play => play.matches > 0).length)
  expect(sum(show.winners.map(tier => tier.paid))).toBe(sum([show.totalWinnings]))
  expect(show.jackpot.before).toBe('500.00')
}

it('tells nothing before the show and everything from its start', async () => {
  const rowan = await server().login('rowan')
  const game = await openGame(rowan, 11)
  const request = { gameInstanceId: game.gameInstanceId }
  await buy(rowan, game, ...everyTriple)
  expect(await faultOf(rowan.call, 'getGameResults', request)).toMatchObject({ name: 'game.notStarted' })

  await startDraw(server(), game.gameInstanceId)
  const started = await rowan.call('getGameResults', { ...request, justMe: true })
  expect(started.gameStatus).toBe('STARTED')
  checkShow(started, started.startTime)

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

it('there is no such instance, or it is of another operator', async () => {
  const { gameInstanceId } = await openGame(server().rest('north'), 11)
  for (const [code, id] of [
    ['north', 1],
    ['north', Number.MAX_SAFE_INTEGER],
    ['south', gameInstanceId],
  ] as const) {
    const fault = await faultOf(server().rest(code).call, 'getGameResults', { gameInstanceId: id })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})
