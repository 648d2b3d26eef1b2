import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { newcomer } from './newcomer.test-support.ts'

const server = useTestServer()

const refused = (input: ReturnType<typeof newcomer>) =>
  expectFault(server().rest().call, 'playerRegistration', input)

const yearsAgo = (years: number, days: number): string => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() - years)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

describe('a new player', () => {
  it('is logged in with an empty account and nothing verified', async () => {
    const person = server().rest()
    const input = newcomer({ refStr: 'friend-7' })
    const { player, authToken } = await person.call('playerRegistration', input)
    expect(player).toMatchObject({
      username: input.username,
      details: { primaryEmail: input.primaryEmail, birthdate: '1990-05-17', country: 'GB', firstName: '' },
      verification: { emailVerified: false, playerSegment: 'B' },
    })
    expect(person.token.read()).toBe(authToken)
    expect(await person.call('getPlayerAccounts', {})).toMatchObject({
      accounts: [{ accountCurrency: 'GBP', accountBalance: '0.00' }],
    })
    expect(
      await server().sql('SELECT referral_code, terms_accepted_at FROM player WHERE username = $1', [
        input.username,
      ]),
    ).toEqual([{ referral_code: 'friend-7', terms_accepted_at: expect.anything() }])
    expect(await server().audit()).toEqual([])
  })

  it('can log in again with the password', async () => {
    const input = newcomer()
    await server().rest().call('playerRegistration', input)
    const { username, password } = input
    const again = await server().rest().call('login', { username, password })
    expect(again.player.username).toBe(username)
  })

  it('is blocked if the operator has blocked the country', async () => {
    await server().sql(`UPDATE member SET settings = settings || '{"blockedCountries":["FR"]}' WHERE id = 1`)
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { player } = await server()
      .rest()
      .call('playerRegistration', newcomer({ country: 'FR' }))
    expect(player.verification.playerSegment).toBe('A')
  })

  it('gets the default language if the requested one is not served', async () => {
    const { player } = await server()
      .rest()
      .call('playerRegistration', newcomer({ languageId: 'xx_XX' }))
    expect(player.details.languageId).toBe('en_US')
  })

  it('leaves no plain-text address in the database', async () => {
    const input = newcomer()
    await server().rest().call('playerRegistration', input)
    const tables = ['player', 'player_detail', 'player_key', 'link_key', 'registration_origin', 'jobs.job']
    for (const table of tables) {
      const rows = await server().sql(`SELECT FROM ${table} AS t WHERE t::text LIKE $1`, [
        `%${input.primaryEmail}%`,
      ])
      expect(rows, table).toEqual([])
    }
  })
})

describe('playerRegistration', () => {
  it.each([
    ['without the terms', { termsAccepted: false }, 'registration.termsNotAccepted'],
    ['a day before the eighteenth birthday', { birthdate: yearsAgo(18, 1) }, 'registration.tooYoung'],
    ['with a weak password', { password: 'abcdefgh' }, 'registration.passwordTooWeak'],
    ['with a common password', { password: 'abc12345' }, 'registration.passwordCommon'],
    [
      'with a password that contains the username',
      { username: 'Marigold7', password: 'my-marigold7' },
      'registration.passwordCommon',
    ],
    ['with a day that does not exist', { birthdate: '1990-02-30' }, 'request.invalid'],
    ['with two addresses in one', { primaryEmail: 'a,rowan@example.test' }, 'request.invalid'],
    ['from an unknown country', { country: 'XX' }, 'registration.couldNotRegister'],
    ['with a username of another player', { username: 'ROWAN' }, 'registration.usernameTaken'],
    [
      'with an address of another player',
      { primaryEmail: 'Rowan+x@Example.test' },
      'registration.emailTaken',
    ],
  ])('refuses a registration %s', async (_, more, name) => {
    expect(await refused(newcomer(more))).toMatchObject({ name })
  })

  it('reports a failure of the database and leaves no account behind', async () => {
    const input = newcomer()
    await server().sql('ALTER TABLE player_detail ADD CONSTRAINT full_disk CHECK (false) NOT VALID')
    try {
      expect(await refused(input)).toMatchObject({ name: 'registration.couldNotRegisterNow', code: 28 })
    } finally {
      await server().sql('ALTER TABLE player_detail DROP CONSTRAINT full_disk')
    }
    await server().rest().call('playerRegistration', input)
  })

  it('accepts a player on the eighteenth birthday', async () => {
    await server()
      .rest()
      .call('playerRegistration', newcomer({ birthdate: yearsAgo(18, 0) }))
  })

  it('accepts one of many concurrent registrations with one name', async () => {
    const { username } = newcomer()
    const tries = Array.from({ length: 5 }, () =>
      server()
        .rest()
        .call('playerRegistration', newcomer({ username }))
        .then(
          () => 'made',
          (error: Error) => error.message,
        ),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(answer => answer === 'made')).toHaveLength(1)
    expect(await server().sql('SELECT FROM player WHERE username = $1', [username])).toHaveLength(1)
  })

  it('accepts a username that only another operator has', async () => {
    const input = newcomer()
    await server().rest('north').call('playerRegistration', input)
    await server().rest('south').call('playerRegistration', input)
  })
})
