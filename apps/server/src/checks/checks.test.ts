import { demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import { joinRequest, openGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { createLaneClient } from '#ledger/lane-client.ts'

const server = useTestServer()
const ask = () => server().rest().call

it('wagers stay within the month’s limit of losses, where there is one', async () => {
  const { call } = await server().login('alice')
  const check = (amount: string, currencyId = 'GBP') =>
    call('checkMaximumMonthlyWagers', { currencyId, amount })
  expect(await check('100.00')).toEqual({ allowed: true, remaining: null })
  await createLaneClient(server().broker).ask(1, 'setLimit', {
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
  expect(await faultOf(call, 'checkMaximumMonthlyWagers', wrong)).toMatchObject({ name: 'request.invalid' })
})

describe('is it taken', () => {
  it.each([
    ['rowan', true],
    ['ROWAN#1', true],
    ['nobody', false],
    ['no such\u0000name', false],
  ])('the username %j: %s', async (username, exists) => {
    expect(await ask()('checkUsername', { username })).toEqual({ exists })
  })

  it.each([
    ['rowan@example.test', true],
    ['Rowan+news@Example.test#1', true],
    ['nobody@example.test', false],
    ['rowan', false],
    ['\u0000', false],
  ])('the email %j: %s', async (email, exists) => {
    expect(await ask()('checkEmail', { email })).toEqual({ exists })
  })

  it('the phone and the government id, however they are written', async () => {
    const call = ask()
    const taken = (phone: string) => call('checkPhone', { phone })
    expect(await taken('07400 555444')).toEqual({ exists: false })
    await call('registerAndLoginBeforeDeposit', {
      username: 'nia',
      password: 'abc12345',
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

  it('a government id is told to players alone', async () => {
    expect(await faultOf(ask(), 'checkGovernmentID', { governmentId: 'QQ1234' })).toMatchObject({ code: 101 })
  })

  it('another operator does not know', async () => {
    await server().sql(`UPDATE player SET username = 'only_north' WHERE member_id = 1 AND username = 'alice'`)
    expect(await ask()('checkUsername', { username: 'only_north' })).toEqual({ exists: true })
    expect(await server().rest('south').call('checkUsername', { username: 'only_north' })).toEqual({
      exists: false,
    })
  })
})

it('tells a player whether a password is the right one', async () => {
  const { call } = await server().login('bob')
  expect(await call('checkPassword', { password: demoPassword })).toEqual({ result: 1 })
  expect(await call('checkPassword', { password: 'wrong123' })).toEqual({ result: 0 })
})

it.each([
  ['SW1A 1AA', 'GB', 1],
  ['12345', 'GB', 0],
  ['anything', 'AE', 1],
  ['12345', 'XX', 0],
])('the postal code %j of %s: %i', async (postalCode, countryId, result) => {
  expect(await ask()('checkPostalCode', { postalCode, countryId })).toEqual({ result })
})

it('knows who has an active subscription', async () => {
  const check = async () => [
    await ask()('checkUsernameWithActiveSubscription', { username: 'bob' }),
    await ask()('checkEmailWithActiveSubscription', { email: 'bob@example.test' }),
    await ask()('checkUsernameWithActiveSubscription', { username: 'nobody' }),
    await ask()('checkEmailWithActiveSubscription', { email: 'nobody@example.test' }),
  ]
  const none = { exists: false }
  expect(await check()).toEqual([none, none, none, none])
  const bob = await server().login('bob')
  const game = await openGame(bob, 11)
  const answer = await bob.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 2 }))
  expect(answer.exitCode).toBe(0)
  expect(await check()).toEqual([{ exists: true }, { exists: true }, none, none])
})

it('knows no link that was never sent', async () => {
  expect(await ask()('checkToken', { token: 'a'.repeat(43) })).toEqual({ result: 0 })
})

describe('the country of an address', () => {
  it('is the operator’s own where nobody tells it', async () => {
    expect(await ask()('getCountryCodeByIp', {})).toEqual({ countryCode: 'GB' })
  })

  it('is what the trusted proxy tells', async () => {
    const { id, siteKey } = server().member()
    const told = async (headers: Record<string, string>) => {
      const answer = await fetch(`${server().baseUrl}/api/${id}/getCountryCodeByIp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'site-key': siteKey, ...headers },
        body: '{}',
      })
      return ((await answer.json()) as { countryCode: string }).countryCode
    }
    expect(await told({ 'x-proxy-country': 'FR' })).toBe('FR')
    expect(await told({ 'x-country': 'FR' })).toBe('GB')
  })

  it('is unknown where the rules are strict', async () => {
    await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 2`)
    await new Promise(resolve => setTimeout(resolve, 1100))
    expect(await server().rest('south').call('getCountryCodeByIp', {})).toEqual({ countryCode: '' })
  })
})
