import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('adds and removes favourites and marks them in the lists of the player', async () => {
  const rowan = await server().login('rowan')
  expect(await rowan.call('saveFavoriteGame', { gameId: 12 })).toEqual({ favoriteGames: [12] })
  expect(await rowan.call('saveFavoriteGame', { gameId: 11 })).toEqual({ favoriteGames: [12, 11] })
  expect(await rowan.call('saveFavoriteGame', { gameId: 11 })).toEqual({ favoriteGames: [12, 11] })
  expect(await rowan.call('deleteFavoriteGame', { gameId: 11 })).toEqual({ favoriteGames: [12] })
  expect(await rowan.call('deleteFavoriteGame', { gameId: 11 })).toEqual({ favoriteGames: [12] })

  const { favoriteGames, filteredGames } = await rowan.call('init', {
    filter: { memberId: 1, languageId: 'en_US' },
  })
  expect(favoriteGames).toEqual([12])
  const marked = (games: readonly { gameId: number; favGame: boolean }[]) =>
    games.map(({ gameId, favGame }) => [gameId, favGame])
  expect(marked(filteredGames)).toEqual(filteredGames.map(({ gameId }) => [gameId, gameId === 12]))
  const { games } = await rowan.call('getFilteredGames', { filter: {} })
  expect(marked(games)).toEqual(games.map(({ gameId }) => [gameId, gameId === 12]))
  const { gameInstanceId } = await findOpenGame(rowan, 12)
  expect((await rowan.call('getGameLobby', { gameInstanceId })).game.favGame).toBe(true)
})

it('does not mark the favourites of another player', async () => {
  const [alice, visitor] = [await server().login('alice'), server().rest()]
  await alice.call('saveFavoriteGame', { gameId: 11 })
  const { gameInstanceId } = await findOpenGame(visitor, 11)
  expect((await visitor.call('getGameLobby', { gameInstanceId })).game.favGame).toBe(false)
  const bob = await server().login('bob')
  expect((await bob.call('getFilteredGames', { filter: {} })).games.some(game => game.favGame)).toBe(false)
})

it('rejects unknown games and requires a login', async () => {
  const bob = await server().login('bob')
  for (const operation of ['saveFavoriteGame', 'deleteFavoriteGame'] as const) {
    for (const gameId of [21, Number.MAX_SAFE_INTEGER])
      expect(await expectFault(bob.call, operation, { gameId })).toMatchObject({ name: 'game.notFound' })
    expect(await expectFault(server().rest().call, operation, { gameId: 11 })).toMatchObject({
      name: 'login.notLoggedIn',
    })
  }
})
