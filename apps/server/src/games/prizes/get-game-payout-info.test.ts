import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { expectInstanceNotFound } from '#games/games.test-support.ts'

const server = useTestServer()

it('increases the prize pool with the sales, excluding fees', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  const request = { gameInstanceId: game.gameInstanceId, gameId: 11, tournament: true }
  const before = await rowan.call('getGamePayoutInfo', request)
  expect(before).toMatchObject({
    gameInstanceId: game.gameInstanceId,
    payoutCurrencyId: 'GBP',
    prizePool: '0.00',
    progressiveAmount: '500.00',
    payoutPercentage: 45,
    // One play matches k of 3 from 10: 63, 21 and 1 of 120 ways for 1, 2 and 3.
    anyPrizeOdds: 1.41,
  })
  await buy(rowan, game, [1, 2, 3], [4, 5, 6], [7, 8, 9], [2, 4, 6])
  const after = await rowan.call('getGamePayoutInfo', request)
  expect(after.prizePool).toBe('1.80')
  // Four plays: one is expected to win two numbers, two to win one.
  expect(after.prizeLadder.map(row => row.each)).toEqual(['500.00', '1.08', '0.36'])
  expect(after.returnToPlayer).toBe(before.returnToPlayer)
  expect(await server().audit()).toEqual([])
})

it('rejects an unknown instance and an instance of another operator', async () => {
  await expectInstanceNotFound(server(), 'getGamePayoutInfo')
})
