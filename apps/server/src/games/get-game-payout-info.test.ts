import { faultOf } from '@fairground/testkit/server/checked-call'
import { buy, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('grows with the sales, of which fees are no part', async () => {
  const rowan = await server().login('rowan')
  const game = await openGame(rowan, 11)
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
  expect(after.prizeLadder.map(row => row.fund)).toEqual(['500.60', '1.08', '0.72'])
  expect(after.returnToPlayer).toBe(before.returnToPlayer)
  expect(await server().audit()).toEqual([])
})

it('there is no such instance, or not with this operator', async () => {
  const { gameInstanceId } = await openGame(server().rest('north'), 11)
  for (const [code, id] of [
    ['north', 1],
    ['north', Number.MAX_SAFE_INTEGER],
    ['south', gameInstanceId],
  ] as const) {
    const fault = await faultOf(server().rest(code).call, 'getGamePayoutInfo', { gameInstanceId: id })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})
