import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { mails, registerPlayer, readPublishedEvents, stepUp } from './profile.test-support.ts'

const server = useTestServer({ sandbox: true })

const newPlayer = () => registerPlayer(server())
const linkKey = (text: string): string => /[?]key=([\w-]+)/.exec(text)?.[1] ?? ''

const home = {
  address: '2 Other Street',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 1UR',
  country: 'GB',
}

describe('updatePlayerEmail', () => {
  it('notifies the old address and is confirmed only by the mail to the new one', async () => {
    const { call, password, email, playerId, username } = await newPlayer()
    const [before] = await mails(server(), email, 1)
    const next = `moved.${username}@example.test`
    await call('updatePlayerEmail', { email: next, password })
    const [notice] = await mails(server(), email, 2)
    expect(notice!.subject).toBe('Your North email was changed')
    const [confirmation] = await mails(server(), next, 1)
    expect(await expectFault(call, 'submitEmailConfirmation', { key: linkKey(before!.text) })).toMatchObject({
      name: 'registration.keyNotValid',
    })
    await call('submitEmailConfirmation', { key: linkKey(confirmation!.text) })
    const { player } = await call('loginCheck', {})
    expect(player.details.primaryEmail).toBe(next)
    expect(player.verification.emailVerified).toBe(true)
    const verified = (await readPublishedEvents(server(), playerId)).filter(
      ({ event }) => event === 'emailVerification',
    )
    expect(verified).toMatchObject([{ emailVerified: true }])
  })

  it('keeps a confirmed address until the new one is confirmed, and writes to both', async () => {
    const { call, password, email, username } = await newPlayer()
    const [first] = await mails(server(), email, 1)
    await call('submitEmailConfirmation', { key: linkKey(first!.text) })
    const next = `later.${username}@example.test`
    await call('updatePlayerEmail', { email: next, password })
    const [notice] = await mails(server(), email, 2)
    expect(notice!.subject).toBe('A new email address for North')
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ primaryEmail: email, emailPending: next })
    expect(player.verification.emailVerified).toBe(true)
    const [confirmation] = await mails(server(), next, 1)
    await call('submitEmailConfirmation', { key: linkKey(confirmation!.text) })
    const after = (await call('loginCheck', {})).player
    expect(after.details.primaryEmail).toBe(next)
    expect(after.details.emailPending).toBeUndefined()
    for (const [to, count] of [
      [email, 3],
      [next, 2],
    ] as const)
      expect((await mails(server(), to, count))[0]!.subject).toBe('Your North email was changed')
  })

  it('refuses a confirmation of an address that another player has taken since', async () => {
    const { call, password, email, username } = await newPlayer()
    const [first] = await mails(server(), email, 1)
    await call('submitEmailConfirmation', { key: linkKey(first!.text) })
    const next = `wanted.${username}@example.test`
    await call('updatePlayerEmail', { email: next, password })
    const [confirmation] = await mails(server(), next, 1)
    const other = await newPlayer()
    await other.call('updatePlayerEmail', { email: next, password: other.password })
    expect(
      await expectFault(call, 'submitEmailConfirmation', { key: linkKey(confirmation!.text) }),
    ).toMatchObject({ name: 'registration.keyNotValid' })
    expect((await call('loginCheck', {})).player.details.primaryEmail).toBe(email)
  })

  it('invalidates a reset link that was mailed to the old address', async () => {
    const { call, password, email, username } = await newPlayer()
    await call('requestResetPassword', { usernameOrEmail: username })
    const [mail] = await mails(server(), email, 2)
    await call('updatePlayerEmail', { email: `left.${username}@example.test`, password })
    const key = linkKey(mail!.text)
    expect(await expectFault(call, 'resetPassword', { key, password: 'copper-kite-31' })).toMatchObject({
      name: 'registration.keyNotValid',
    })
  })

  it('requires the password and a valid address that no other player has', async () => {
    const { call, password, email } = await newPlayer()
    const other = await newPlayer()
    const change = (input: { email: string; password: string }) =>
      expectFault(call, 'updatePlayerEmail', input)
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

  it('changes nothing and sends no mail for the same address', async () => {
    const { call, password, email } = await newPlayer()
    await mails(server(), email, 1)
    await call('updatePlayerEmail', { email, password })
    expect(await getMails(server().sandbox, email)).toHaveLength(1)
  })
})

describe('updatePlayerAddress', () => {
  it('stores the address and resets its verification', async () => {
    const { call, password, playerId } = await newPlayer()
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
    expect(await readPublishedEvents(server(), playerId)).toContainEqual(
      expect.objectContaining({ event: 'addressVerification', addressVerified: false }),
    )
  })

  it.each([
    [{ password: 'wrong1234' }, 'profile.passwordWrong'],
    [{ postCode: '12345' }, 'registration.postalCodeNotValid'],
    [{ country: 'ZZ' }, 'request.invalid'],
    [{ country: 'CA', postCode: 'K1A 0B1', province: 'Nowhere' }, 'request.invalid'],
  ])('refuses %j with %s', async (more, name) => {
    const { call, password } = await newPlayer()
    expect(await expectFault(call, 'updatePlayerAddress', { ...home, password, ...more })).toMatchObject({
      name,
    })
  })
})

describe('updatePlayerCountry', () => {
  it('blocks a player who moves to a blocked country, permanently', async () => {
    await server().sql(`UPDATE member SET settings = settings || '{"blockedCountries": ["US"]}' WHERE id = 1`)
    const mover = await newPlayer()
    const { call, playerId } = mover
    await stepUp(mover)
    // The gateway reloads the settings of an operator within a second.
    await until('the block', async () => {
      await call('updatePlayerCountry', { country: 'FR' })
      await call('updatePlayerCountry', { country: 'US' })
      return (await call('loginCheck', {})).player.verification.playerSegment === 'A'
    })
    await call('updatePlayerCountry', { country: 'GB' })
    const { player } = await call('loginCheck', {})
    expect(player.details.country).toBe('GB')
    expect(player.verification.playerSegment).toBe('A')
    const segments = (await readPublishedEvents(server(), playerId)).filter(
      ({ event }) => event === 'playerSegment',
    )
    expect(segments.at(-1)).toMatchObject({ eventType: 26, playerSegment: 'A' })
  })

  it('needs a step-up and mails the change', async () => {
    const person = await newPlayer()
    const { call, email } = person
    const france = { country: 'FR' }
    expect(await expectFault(call, 'updatePlayerCountry', france)).toMatchObject({
      name: 'security.stepUpRequired',
    })
    await stepUp(person)
    await call('updatePlayerCountry', france)
    const [mail] = await mails(server(), email, 2)
    expect(mail!.text).toContain('France')
  })

  it('rejects an unknown country', async () => {
    const { call } = await newPlayer()
    expect(await expectFault(call, 'updatePlayerCountry', { country: 'ZZ' })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

describe('updatePlayerLocale', () => {
  it('accepts only served languages', async () => {
    const { call } = await newPlayer()
    const { configuration } = await call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    const served = configuration.languagesServed.at(-1)!.languageId
    await call('updatePlayerLocale', { languageId: served })
    expect((await call('loginCheck', {})).player.details.languageId).toBe(served)
    expect(await expectFault(call, 'updatePlayerLocale', { languageId: 'xx_XX' })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

describe('updateContactPreference', () => {
  it('stores the choices', async () => {
    const { call } = await newPlayer()
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

describe('stored details', () => {
  it('are not in the database in plain text', async () => {
    const { call, password, username } = await newPlayer()
    await call('updatePlayerAddress', { ...home, address: '7 Canary Wharf', password })
    await call('updatePlayerEmail', { email: `canary.${username}@example.test`, password })
    const rows = await server().sql<{ line: string }>(
      `SELECT d::text AS line FROM player_detail AS d UNION ALL SELECT p::text FROM player AS p
       UNION ALL SELECT o::text FROM outbox AS o UNION ALL SELECT j::text FROM jobs.job AS j`,
    )
    for (const { line } of rows) expect(line).not.toMatch(/canary/i)
  })

  it('include both of two concurrent changes', async () => {
    const person = await newPlayer()
    const { call, password } = person
    await stepUp(person)
    await Promise.all([
      call('updatePlayerAddress', { ...home, password }),
      call('updatePlayerPhones', { mobile: '07400 765432' }),
    ])
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ primaryAddressCity: 'Leeds', phonePending: '+447400765432' })
  })
})
