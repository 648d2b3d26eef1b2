import { faultOf } from '@fairground/testkit/server/checked-call'
import { buy, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('shows the instance, what can be won and how likely that is', async () => {
  const visitor = server().rest()
  const { gameInstanceId } = await openGame(visitor, 12)
  const lobby = await visitor.call('getGameLobby', { gameInstanceId, languageId: 'en_US' })
  expect(lobby).toMatchObject({
    game: { gameInstanceId, gameTitle: 'Cheap Three', gamePlayCost: '0.50', prizePool: '0.00' },
    prizeLadder: [
      { tier: 1, matches: 3, kind: 'jackpot', fund: '500.00', odds: { in: 120 } },
      { tier: 2, matches: 2, kind: 'share', percent: 60, fund: '0.00' },
      { tier: 3, matches: 1, kind: 'share', percent: 40, fund: '0.00' },
    ],
    myPlays: [],
    lastDraws: [],
  })
})

it('shows a player his plays, and nobody else them', async () => {
  const rowan = await server().login('rowan')
  const game = await openGame(rowan, 11)
  const { joinCode } = await buy(rowan, game, [3, 1, 2], [8, 9, 10])
  const request = { gameInstanceId: game.gameInstanceId }
  const mine = await rowan.call('getGameLobby', request)
  expect(mine.myPlays).toEqual([
    { seq: 1, numbers: [1, 2, 3], price: '1.00', fee: '0.10', joinCode },
    { seq: 2, numbers: [8, 9, 10], price: '1.00', fee: '0.10', joinCode },
  ])
  expect(mine.game).toMatchObject({ playerInGame: true, prizePool: '0.90', gamePlayCurrent: 2 })
  expect(mine.prizeLadder.map(row => row.fund)).toEqual(['500.30', '0.54', '0.36'])
  const theirs = await (await server().login('alice')).call('getGameLobby', request)
  expect(theirs).toMatchObject({ myPlays: [], game: { playerInGame: false, gamePlayCurrent: 2 } })
  expect(await server().audit()).toEqual([])
})

it.each([1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
  'there is no instance %i',
  async gameInstanceId => {
    const fault = await faultOf(server().rest().call, 'getGameLobby', { gameInstanceId })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  },
)

it('another operator does not have this instance', async () => {
  const { gameInstanceId } = await openGame(server().rest('north'), 11)
  const fault = await faultOf(server().rest('south').call, 'getGameLobby', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'game.notFound' })
})

it('a refunded instance is gone', async () => {
  const { gameInstanceId } = await openGame(server().rest('south'), 21)
  await server().sql(`UPDATE game_instance SET status = 'REFUNDED' WHERE id = $1`, [gameInstanceId])
  const fault = await faultOf(server().rest('south').call, 'getGameLobby', { gameInstanceId })
  expect(fault).toMatchObject({ name: 'game.notFound' })
})
