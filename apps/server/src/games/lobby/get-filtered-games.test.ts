import { gameRuleNames } from '@fairground/contract/entities/games/game-rule'
import type { GameFilter } from '@fairground/contract/entities/games/game-filter'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()

beforeAll(async () => {
  const rowan = await server().login('rowan')
  await buy(rowan, await findOpenGame(rowan, 11), [1, 2, 3], [4, 5, 6])
  // The lobby is cached for up to one second.
  await until('the plays in the lobby', async () => (await ids({ minPlayCount: 2 })).length > 0)
})

const ids = async (filter: GameFilter) => {
  const { games } = await server().rest().call('getFilteredGames', { filter })
  return games.map(game => game.gameId)
}

describe('the filter of getFilteredGames', () => {
  const all = [11, 12, 11, 12]
  it.each<[GameFilter, number[]]>([
    [{}, all],
    [{ free: -1, tournament: -1, progressive: -1, empty: -1, instaplay: -1 }, all],
    [{ free: 1 }, []],
    [{ free: 0, tournament: 1, progressive: 1, instaplay: 0 }, all],
    [{ instaplay: 1 }, []],
    [{ progressive: 0 }, []],
    [{ empty: 0 }, [11]],
    [{ empty: 1 }, [12, 11, 12]],
    [{ minPlayCount: 2 }, [11]],
    [{ maxPlayCount: 1 }, [12, 11, 12]],
    [{ minPlaySize: 3, maxPlaySize: 3 }, all],
    [{ minPlaySize: 4 }, []],
    [{ minPlayCost: '0.5001' }, [11, 11]],
    [{ minPlayCost: '0.50', maxPlayCost: '0.5' }, [12, 12]],
    [{ maxPlayCost: '0.4999' }, []],
    [{ minDrawRange: 10, maxDrawRange: 10 }, all],
    [{ minDrawRange: 11 }, []],
    [{ tournamentType: -1 }, all],
    [{ tournamentType: gameRuleNames.indexOf('oneDrawGame') }, all],
    [{ tournamentType: gameRuleNames.indexOf('bingoGame') }, []],
    [{ gameId: 12 }, [12, 12]],
    [{ gameId: 21 }, []],
    [{ currencyId: 'GBP' }, all],
    [{ currencyId: 'EUR' }, []],
    [{ memberId: 2 }, all],
    [{ firstResult: 3 }, [12]],
    [{ firstResult: 1, maxResults: 2 }, [12, 11]],
  ])('%j matches the games %j', async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected)
  })

  it.each([
    { free: 2 },
    { maxResults: 0 },
    { maxResults: 201 },
    { minPlayCost: '-1' },
    { gameId: 0 },
    { other: 1 },
  ])('%j is rejected', async filter => {
    const fault = await expectFault(server().rest().call, 'getFilteredGames', { filter } as never)
    expect(fault).toMatchObject({ name: 'request.invalid' })
  })
})

it('returns the total count of matching games with each page', async () => {
  const { games, totalCount } = await server()
    .rest()
    .call('getFilteredGames', { filter: { maxResults: 1 } })
  expect([games.length, totalCount]).toEqual([1, 4])
})

it('shows players their own plays only', async () => {
  const filter = { gameId: 11 }
  const [rowanGame] = (await (await server().login('rowan')).call('getFilteredGames', { filter })).games
  const [aliceGame] = (await (await server().login('alice')).call('getFilteredGames', { filter })).games
  expect(rowanGame).toMatchObject({
    playerInGame: true,
    playerPlaysInGame: 2,
    gamePlayCurrent: 2,
    gamePlayerCurrent: 1,
    lastJoinTimeMs: expect.any(Number),
  })
  expect(aliceGame).toMatchObject({ playerInGame: false, playerPlaysInGame: 0, gamePlayCurrent: 2 })
  expect(aliceGame).not.toHaveProperty('joinCode')
})

it('lists the games of the operator of the site key, whatever member id the filter names', async () => {
  const { games } = await server()
    .rest('south')
    .call('getFilteredGames', { filter: { memberId: 1 } })
  expect(games.map(({ gameId, currencyId }) => [gameId, currencyId])).toEqual([
    [21, 'EUR'],
    [21, 'EUR'],
  ])
})
