import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('returns the instance, the prizes and their odds', async () => {
  const visitor = server().rest()
  const { gameInstanceId } = await findOpenGame(visitor, 12)
  const lobby = await visitor.call('getGameLobby', { gameInstanceId, languageId: 'en_US' })
  expect(lobby).toMatchObject({
    game: { gameInstanceId, gameTitle: 'Cheap Three', gamePlayCost: '0.50', prizePool: '0.00' },
    prizeLadder: [
      { tier: 1, matches: 3, kind: 'jackpot', each: '500.00', odds: { in: 120 } },
      { tier: 2, matches: 2, kind: 'share', percent: 60, each: '0.00' },
      { tier: 3, matches: 1, kind: 'share', percent: 40, each: '0.00' },
    ],
    myPlays: [],
    lastDraws: [],
  })
})

it('shows players their own plays only', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  const { joinCode } = await buy(rowan, game, [3, 1, 2], [8, 9, 10])
  const request = { gameInstanceId: game.gameInstanceId }
  const rowanLobby = await rowan.call('getGameLobby', request)
  expect(rowanLobby.myPlays).toEqual([
    { seq: 1, numbers: [1, 2, 3], price: '1.00', fee: '0.10', joinCode },
    { seq: 2, numbers: [8, 9, 10], price: '1.00', fee: '0.10', joinCode },
  ])
  expect(rowanLobby.game).toMatchObject({ playerInGame: true, prizePool: '0.90', gamePlayCurrent: 2 })
  expect(rowanLobby.prizeLadder.map(row => row.each)).toEqual(['500.00', '0.54', '0.36'])
  const aliceLobby = await (await server().login('alice')).call('getGameLobby', request)
  expect(aliceLobby).toMatchObject({ myPlays: [], game: { playerInGame: false, gamePlayCurrent: 2 } })
  expect(await server().audit()).toEqual([])
})

it.each([1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
  'rejects the unknown instance %i',
  async gameInstanceId => {
    const fault = await expectFault(server().rest().call, 'getGameLobby', { gameInstanceId })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  },
)

it('rejects an instance of another operator', async () => {
  const { gameInstanceId } = await findOpenGame(server().rest('north'), 11)
  const fault = await expectFault(server().rest('south').call, 'getGameLobby', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'game.notFound' })
})

it('rejects a refunded instance', async () => {
  const { gameInstanceId } = await findOpenGame(server().rest('south'), 21)
  await server().sql(`UPDATE game_instance SET status = 'REFUNDED' WHERE id = $1`, [gameInstanceId])
  const fault = await expectFault(server().rest('south').call, 'getGameLobby', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'game.notFound' })
})
