import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()
const request = { filter: { memberId: 1, languageId: 'en_US' } }

it('returns the site, its games and the lobby topic to a visitor', async () => {
  const session = await server().rest().call('init', request)
  expect(session).toMatchObject({
    player: null,
    playerAccounts: [],
    topics: { lobby: 'lobby.1', player: null },
    configuration: {
      memberId: 1,
      siteName: 'North',
      look: 'blue',
      MAINTENANCE_ENABLED: 'false',
      excludedMayWithdraw: false,
    },
    currencies: [{ id: 'GBP', decimalPlaces: 2 }],
  })
  expect(session.filteredGames.map(game => game.gameId)).toEqual([11, 12, 11, 12])
  expect(session.mainGameInstanceId).toBe(session.filteredGames[0]!.gameInstanceId)
})

it('returns the countries in the requested language only with fullLoad', async () => {
  const { call } = server().rest()
  expect((await call('init', request)).countries).toEqual([])
  const { countries } = await call('init', { ...request, fullLoad: true })
  expect(countries).toHaveLength(249)
  expect(countries.find(({ id }) => id === 'GB')).toMatchObject({
    name: 'United Kingdom',
    phonePrefix: '+44',
  })
})

it('returns the settings of the operator', async () => {
  const settings = { trackingURL: 'https://pixel.example/t.gif', trackOnDeposit: true, minimumAge: 21 }
  const set = { ...settings, identityProviderName: 'Beacon ID' }
  await server().sql('UPDATE member SET settings = settings || $1 WHERE id = 2', [JSON.stringify(set)])
  await new Promise(resolve => setTimeout(resolve, 1100))
  const { configuration } = await server().rest('south').call('init', request)
  expect(configuration).toMatchObject({
    ...settings,
    trackOnFullRegistration: false,
    identityProvider: 'Beacon ID',
  })
  const { configuration: other } = await server().rest().call('init', request)
  expect(other.identityProvider).toBeNull()
})

it('returns the accounts, the joined games and the topic of a player', async () => {
  const person = await server().login('rowan')
  const game = await findOpenGame(person, 11)
  await buy(person, game, [1, 2, 3])
  const session = await person.call('init', request)
  expect(session).toMatchObject({
    player: { username: 'rowan' },
    playerAccounts: [{ accountCurrency: 'GBP', accountBalance: '98.90' }],
    topics: { lobby: 'lobby.1', player: `player.1.${session.player!.id}` },
  })
  const [joined, other] = session.filteredGames
  expect(joined).toMatchObject({ playerInGame: true, playerPlaysInGame: 1, joinCode: expect.any(String) })
  expect(other).toMatchObject({ playerInGame: false, playerPlaysInGame: 0 })
  expect(await server().audit()).toEqual([])
})

it('takes the operator from the site key and ignores the one in the filter', async () => {
  const session = await server().rest('south').call('init', request)
  expect(session.configuration).toMatchObject({ memberId: 2, siteName: 'South' })
  expect(session.filteredGames.every(game => game.gameId === 21)).toBe(true)
})

it('reports maintenance', async () => {
  await server().sql(`UPDATE member SET maintenance = 'Back at noon' WHERE id = 2`)
  await new Promise(resolve => setTimeout(resolve, 1100))
  const { configuration } = await server().rest('south').call('init', request)
  expect(configuration).toMatchObject({ MAINTENANCE_ENABLED: 'true', MAINTENANCE_MESSAGE: 'Back at noon' })
})
