import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import { createPoster } from '@fairground/testkit/server/poster'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer({ environment: { FAIRGROUND_TRUSTED_PROXIES: '127.0.9.2/31' } })
const visitorCall = () => server().rest().call

it('allows wagers up to the monthly loss limit, if there is one', async () => {
  const { call } = await server().login('alice')
  const check = (amount: string, currencyId = 'GBP') =>
    call('checkMaximumMonthlyWagers', { currencyId, amount })
  expect(await check('100.00')).toEqual({ allowed: true, remaining: null })
  await server().lane.submit(1, 'setLimit', {
    opKey: 'limit:alice',
    playerId: (await call('loginCheck', {})).player.id,
    kind: 'lossMonth',
    currency: 'GBP',
    source: 'player',
    newCap: 1000n,
    reason: 'a test',
  })
  expect(await check('10.00')).toEqual({ allowed: true, remaining: '10.00' })
  expect(await check('10.01')).toEqual({ allowed: false, remaining: '10.00' })
  expect(await check('10.01', 'EUR')).toEqual({ allowed: true, remaining: null })
  const wrong = { currencyId: 'GBP', amount: '1.001' }
  expect(await expectFault(call, 'checkMaximumMonthlyWagers', wrong)).toMatchObject({
    name: 'request.invalid',
  })
})

describe('the checks for taken values', () => {
  it.each([
    ['rowan', true],
    ['ROWAN#1', true],
    ['nobody', false],
    ['no such\u0001name', false],
  ])('report the username %j as %s', async (username, exists) => {
    expect(await visitorCall()('checkUsername', { username })).toEqual({ exists })
  })

  it.each([
    ['rowan@example.test', true],
    ['Rowan+news@Example.test#1', true],
    ['nobody@example.test', false],
    ['rowan', false],
    ['\u0001', false],
  ])('report the email %j as %s', async (email, exists) => {
    expect(await visitorCall()('checkEmail', { email })).toEqual({ exists })
  })

  it.each([
    ['checkUsername', { username: 'no such\u0000name' }],
    ['checkEmail', { email: '\u0000' }],
  ] as const)('refuse a NUL: %s', async (name, input) => {
    expect(await expectFault(visitorCall(), name, input)).toMatchObject({ name: 'request.invalid' })
  })

  it('find phones and government ids in any notation', async () => {
    const call = visitorCall()
    const taken = (phone: string) => call('checkPhone', { phone })
    expect(await taken('07400 555444')).toEqual({ exists: false })
    await call('registerAndLoginBeforeDeposit', {
      username: 'nia',
      password: 'maple-river-58',
      primaryEmail: 'nia@example.test',
      birthdate: '1990-05-17',
      country: 'GB',
      languageId: 'en_US',
      termsAccepted: true,
      firstName: 'Nia',
      lastName: 'Underhill-Marsh',
      address: '1 Example Street',
      city: 'London',
      province: '',
      postCode: 'SW1A 1AA',
      phoneMobile: '07400 555444',
      occupation: 'education',
      governmentId: 'QQ 12 34',
    })
    expect(await taken('+44 7400 555 444#1')).toEqual({ exists: true })
    expect(await taken('not a phone')).toEqual({ exists: false })
    const { call: byBob } = await server().login('bob')
    expect(await byBob('checkGovernmentID', { governmentId: 'qq-1234' })).toEqual({ exists: true })
    expect(await byBob('checkGovernmentID', { governmentId: 'QQ 99' })).toEqual({ exists: false })
    expect(await call('checkGovernmentID', { governmentId: 'QQ1234' })).toEqual({ exists: false })
  })

  it('require a session for a government id', async () => {
    expect(await expectFault(visitorCall(), 'checkGovernmentID', { governmentId: 'QQ1234' })).toMatchObject({
      code: 101,
    })
  })

  it('ignore players of other operators', async () => {
    await server().sql(`UPDATE player SET username = 'only_north' WHERE member_id = 1 AND username = 'alice'`)
    expect(await visitorCall()('checkUsername', { username: 'only_north' })).toEqual({ exists: true })
    expect(await server().rest('south').call('checkUsername', { username: 'only_north' })).toEqual({
      exists: false,
    })
  })
})

it('reports whether a password is right', async () => {
  const { call } = await server().login('bob')
  expect(await call('checkPassword', { password: demoPassword })).toEqual({ result: 1 })
  expect(await call('checkPassword', { password: 'wrong123' })).toEqual({ result: 0 })
})

it.each([
  ['SW1A 1AA', 'GB', 1],
  ['12345', 'GB', 0],
  ['anything', 'AE', 1],
  ['12345', 'XX', 0],
])('checks the postal code %j of %s: %i', async (postalCode, countryId, result) => {
  expect(await visitorCall()('checkPostalCode', { postalCode, countryId })).toEqual({ result })
})

it('reports who has an active subscription', async () => {
  const check = async () => [
    await visitorCall()('checkUsernameWithActiveSubscription', { username: 'bob' }),
    await visitorCall()('checkEmailWithActiveSubscription', { email: 'bob@example.test' }),
    await visitorCall()('checkUsernameWithActiveSubscription', { username: 'nobody' }),
    await visitorCall()('checkEmailWithActiveSubscription', { email: 'nobody@example.test' }),
  ]
  const none = { exists: false }
  expect(await check()).toEqual([none, none, none, none])
  const bob = await server().login('bob')
  const game = await findOpenGame(bob, 11)
  const answer = await bob.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 2 }))
  expect(answer.exitCode).toBe(0)
  expect(await check()).toEqual([{ exists: true }, { exists: true }, none, none])
})

it('reports an unknown token as invalid', async () => {
  expect(await visitorCall()('checkToken', { token: 'a'.repeat(43) })).toEqual({ result: 0 })
})

describe('getCountryCodeByIp', () => {
  it('returns the default country of the operator if the country is unknown', async () => {
    expect(await visitorCall()('getCountryCodeByIp', {})).toEqual({ countryCode: 'GB' })
  })

  it('returns the country from the header of the trusted proxy', async () => {
    const readCountryCode = async (address: string, headers: Record<string, string>) => {
      const poster = createPoster(address, server().baseUrl, server().member())
      const { body } = await poster.post('getCountryCodeByIp', {}, headers)
      poster.close()
      return (JSON.parse(body) as { countryCode: string }).countryCode
    }
    expect(await readCountryCode('127.0.9.3', { 'x-proxy-country': 'FR' })).toBe('FR')
    expect(await readCountryCode('127.0.9.3', { 'x-country': 'FR' })).toBe('GB')
    const forged = { 'x-proxy-country': 'FR', 'x-forwarded-for': '127.0.9.3' }
    expect(await readCountryCode('127.0.9.4', forged)).toBe('GB')
  })

  it('returns nothing for an unknown country in the strict profile', async () => {
    await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 2`)
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(await server().rest('south').call('getCountryCodeByIp', {})).toEqual({ countryCode: '' })
  })
})

it.each([
  ['password123', {}, 0],
  ['Rowanhill', { username: 'rowanhill' }, 0],
  ['five green lanterns at noon', {}, 1],
])('checkNewPassword rates %j with %j as %i', async (password, owner, result) => {
  expect(await visitorCall()('checkNewPassword', { password, ...owner })).toEqual({ result })
})
