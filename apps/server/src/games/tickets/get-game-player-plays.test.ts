import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })

it('lists the plays of the caller, with their winnings after the instance has ended', async () => {
  const rowan = await server().login('rowan')
  const alice = await server().login('alice')
  const game = await findOpenGame(rowan, 11)
  const request = { gameInstanceId: game.gameInstanceId }
  expect(await rowan.call('getGamePlayerPlays', request)).toEqual({ plays: [], tickets: [] })
  await buy(alice, game, [1, 2, 3])
  const { joinCode } = await buy(rowan, game, [10, 2, 6], [1, 5, 9])
  const bought = [
    { seq: 2, numbers: [2, 6, 10], price: '1.00', fee: '0.10', joinCode },
    { seq: 3, numbers: [1, 5, 9], price: '1.00', fee: '0.10', joinCode },
  ]
  const open = await rowan.call('getGamePlayerPlays', request)
  expect(open).toEqual({ plays: bought, tickets: [expect.objectContaining({ joinCode })] })
  await startDraw(server(), game.gameInstanceId)
  expect(await rowan.call('getGamePlayerPlays', request)).toEqual(open)
  await endDraw(server(), game.gameInstanceId)
  const { plays } = await rowan.call('getGamePlayerPlays', request)
  const results = await rowan.call('getGameResults', request)
  expect(plays).toEqual(bought.map((play, i) => ({ ...play, won: results.plays[i]!.won })))
  expect(await server().audit()).toEqual([])
})

it('requires a login', async () => {
  const { gameInstanceId } = await findOpenGame(server().rest(), 12)
  const fault = await expectFault(server().rest().call, 'getGamePlayerPlays', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'login.notLoggedIn' })
})

it('rejects an unknown instance and an instance of another operator', async () => {
  const { call } = await server().login('bob', 'south')
  const { gameInstanceId } = await findOpenGame(server().rest('north'), 12)
  for (const id of [1, gameInstanceId, Number.MAX_SAFE_INTEGER]) {
    const fault = await expectFault(call, 'getGamePlayerPlays', { gameInstanceId: id })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})
