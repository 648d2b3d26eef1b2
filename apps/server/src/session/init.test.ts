import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
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

it('returns every currency that the operator serves, its own first, without retired ones', async () => {
  await server().sql(
    `INSERT INTO currency_rate (member_id, currency, value, retired)
     VALUES (2, 'JPY', 0.0061, false), (2, 'USD', 0.92, true)`,
  )
  const session = await until('the currencies', async () => {
    const answer = await server().rest('south').call('init', request)
    return answer.currencies.length > 1 ? answer : undefined
  })
  expect(session.configuration.currenciesServed).toEqual([
    { name: 'EUR', formatPattern: '#.##0,00', symbolLeft: '€', symbolRight: '' },
    { name: 'JPY', formatPattern: '#,##0', symbolLeft: '¥', symbolRight: '' },
  ])
  expect(session.currencies).toMatchObject([
    { id: 'EUR', title: 'Euro', value: '1' },
    { id: 'JPY', title: 'Japanese Yen', decimalPlaces: 0, value: '0.0061' },
  ])
  expect(session.configuration.siteUrl).toMatch(/^http:\/\/south\.localhost:\d+\/$/)
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

const addNotice = (kind: string, body: string) =>
  server().sql(
    `INSERT INTO site_notice (member_id, kind, title, body, status) VALUES (2, $1, 'Note', $2, 'active')`,
    [kind, body],
  )

it('reports a platform message without maintenance', async () => {
  await addNotice('message', 'No draws on Sunday')
  await new Promise(resolve => setTimeout(resolve, 1100))
  const { configuration } = await server().rest('south').call('init', request)
  expect(configuration).toMatchObject({
    MAINTENANCE_ENABLED: 'false',
    MAINTENANCE_MESSAGE: 'No draws on Sunday',
    maintenanceUntil: null,
    platformMessage: { title: 'Note', message: 'No draws on Sunday', until: null },
  })
})

it('reports maintenance and the message separately', async () => {
  await addNotice('maintenance', 'Back at noon')
  await new Promise(resolve => setTimeout(resolve, 1100))
  const { configuration } = await server().rest('south').call('init', request)
  expect(configuration).toMatchObject({
    MAINTENANCE_ENABLED: 'true',
    MAINTENANCE_MESSAGE: 'Back at noon',
    platformMessage: { message: 'No draws on Sunday' },
  })
})
