import { faultOf } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { mailsTo } from '@fairground/testkit/services/outside'
import { describe, expect, it } from 'vitest'
import { mails, registered, toldOf } from './profile.test-support.ts'

const server = useTestServer({ outside: true })

const someone = () => registered(server())
const linkKey = (text: string): string => /[?]key=([\w-]+)/.exec(text)?.[1] ?? ''

const home = {
  address: '2 Other Street',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 1UR',
  country: 'GB',
}

describe('updatePlayerEmail', () => {
  it('tells the old address, asks the new one, and is confirmed by the new mail alone', async () => {
    const { call, password, email, playerId, username } = await someone()
    const [before] = await mails(server(), email, 1)
    const next = `moved.${username}@example.test`
    await call('updatePlayerEmail', { email: next, password })
    const [told] = await mails(server(), email, 2)
    expect(told!.subject).toBe('Your North email was changed')
    const [asked] = await mails(server(), next, 1)
    expect(await faultOf(call, 'submitEmailConfirmation', { key: linkKey(before!.text) })).toMatchObject({
      name: 'registration.keyNotValid',
    })
    await call('submitEmailConfirmation', { key: linkKey(asked!.text) })
    const { player } = await call('loginCheck', {})
    expect(player.details.primaryEmail).toBe(next)
    expect(player.verification.emailVerified).toBe(true)
    const verified = (await toldOf(server(), playerId)).filter(({ event }) => event === 'emailVerification')
    expect(verified).toMatchObject([{ emailVerified: false }, { emailVerified: true }])
  })

  it('makes a link to a new password that went to the old address worthless', async () => {
    const { call, password, email, username } = await someone()
    await call('requestResetPassword', { usernameOrEmail: username })
    const [mail] = await mails(server(), email, 2)
    await call('updatePlayerEmail', { email: `left.${username}@example.test`, password })
    const key = linkKey(mail!.text)
    expect(await faultOf(call, 'resetPassword', { key, password: 'brandnew1' })).toMatchObject({
      name: 'registration.keyNotValid',
    })
  })

  it('needs the password, an address that is one, and one of nobody else', async () => {
    const { call, password, email } = await someone()
    const other = await someone()
    const change = (input: { email: string; password: string }) => faultOf(call, 'updatePlayerEmail', input)
    expect(await change({ email: 'x.y@example.test', password: 'wrong1234' })).toMatchObject({
      name: 'profile.passwordWrong',
    })
    expect(await change({ email: 'a,b@example.test', password })).toMatchObject({ name: 'request.invalid' })
    expect(await change({ email: other.email.toUpperCase(), password })).toMatchObject({
      name: 'profile.emailInUse',
    })
    const { player } = await call('loginCheck', {})
    expect(player.details.primaryEmail).toBe(email)
  })

  it('to what it is already changes nothing and writes to nobody', async () => {
    const { call, password, email } = await someone()
    await mails(server(), email, 1)
    await call('updatePlayerEmail', { email, password })
    expect(await mailsTo(server().outside, email)).toHaveLength(1)
  })
})

describe('updatePlayerAddress', () => {
  it('is kept, and what was proved of the one before is no longer', async () => {
    const { call, password, playerId } = await someone()
    await server().sql('UPDATE player SET address_verified_at = now() WHERE id = $1', [playerId])
    await call('updatePlayerAddress', { ...home, password })
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({
      primaryAddressStreet: home.address,
      primaryAddressCity: home.city,
      primaryAddressPostalcode: home.postCode,
      primaryAddressCountry: 'GB',
      country: 'GB',
    })
    expect(player.verification.addressVerified).toBe(false)
    expect(await toldOf(server(), playerId)).toContainEqual(
      expect.objectContaining({ event: 'addressVerification', addressVerified: false }),
    )
  })

  it.each([
    [{ password: 'wrong1234' }, 'profile.passwordWrong'],
    [{ postCode: '12345' }, 'registration.postalCodeNotValid'],
    [{ country: 'ZZ' }, 'request.invalid'],
    [{ country: 'CA', postCode: 'K1A 0B1', province: 'Nowhere' }, 'request.invalid'],
  ])('with %j is refused: %s', async (more, name) => {
    const { call, password } = await someone()
    expect(await faultOf(call, 'updatePlayerAddress', { ...home, password, ...more })).toMatchObject({ name })
  })
})

describe('updatePlayerCountry', () => {
  it('blocks who moves to where the operator may not serve, for good', async () => {
    await server().sql(`UPDATE member SET settings = settings || '{"blockedCountries": ["US"]}' WHERE id = 1`)
    const { call, playerId } = await someone()
    // Settings of an operator hold everywhere within a second.
    await until('the block', async () => {
      await call('updatePlayerCountry', { country: 'FR' })
      await call('updatePlayerCountry', { country: 'US' })
      return (await call('loginCheck', {})).player.verification.playerSegment === 'A'
    })
    await call('updatePlayerCountry', { country: 'GB' })
    const { player } = await call('loginCheck', {})
    expect(player.details.country).toBe('GB')
    expect(player.verification.playerSegment).toBe('A')
    const segments = (await toldOf(server(), playerId)).filter(({ event }) => event === 'playerSegment')
    expect(segments.at(-1)).toMatchObject({ eventType: 26, playerSegment: 'A' })
  })

  it('knows its countries', async () => {
    const { call } = await someone()
    expect(await faultOf(call, 'updatePlayerCountry', { country: 'ZZ' })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

describe('updatePlayerLocale', () => {
  it('takes what the operator serves', async () => {
    const { call } = await someone()
    const { configuration } = await call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    const served = configuration.languagesServed.at(-1)!.languageId
    await call('updatePlayerLocale', { languageId: served })
    expect((await call('loginCheck', {})).player.details.languageId).toBe(served)
    expect(await faultOf(call, 'updatePlayerLocale', { languageId: 'xx_XX' })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

describe('updateContactPreference', () => {
  it('is read back as it was chosen', async () => {
    const { call } = await someone()
    expect(await call('getContactPreference', {})).toEqual({
      contactByEmail: true,
      contactEmailNews: false,
      contactEmailDeposits: true,
      contactEmailWithdrawals: true,
      contactEmailWins: true,
    })
    const chosen = {
      contactByEmail: true,
      contactEmailNews: true,
      contactEmailDeposits: false,
      contactEmailWithdrawals: false,
      contactEmailWins: true,
    }
    await call('updateContactPreference', chosen)
    expect(await call('getContactPreference', {})).toEqual(chosen)
  })
})

describe('what is kept', () => {
  it('is nowhere readable in the database', async () => {
    const { call, password, username } = await someone()
    await call('updatePlayerAddress', { ...home, address: '7 Canary Wharf', password })
    await call('updatePlayerEmail', { email: `canary.${username}@example.test`, password })
    const rows = await server().sql<{ line: string }>(
      `SELECT d::text AS line FROM player_detail AS d UNION ALL SELECT p::text FROM player AS p
       UNION ALL SELECT o::text FROM outbox AS o UNION ALL SELECT j::text FROM jobs.job AS j`,
    )
    for (const { line } of rows) expect(line).not.toMatch(/canary/i)
  })

  it('of two changes at once both are', async () => {
    const { call, password } = await someone()
    await Promise.all([
      call('updatePlayerAddress', { ...home, password }),
      call('updatePlayerPhones', { mobile: '07400 765432' }),
    ])
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ primaryAddressCity: 'Leeds', phoneMobile: '+447400765432' })
  })
})
