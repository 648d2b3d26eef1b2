import { memoryTokenStore } from '@fairground/client/token-store'
import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { fullAnswers, newcomer } from './newcomer.test-support.ts'

const server = useTestServer({ sandbox: true })

/** Newest first. */
const mails = async (to: string, count: number) =>
  until(`${count} mails to ${to}`, async () => {
    const received = await getMails(server().sandbox, to)
    return received.length >= count ? received : undefined
  })

const keyIn = (text: string): string => {
  const key = /[?]key=([\w-]+)/.exec(text)?.[1]
  if (key === undefined) throw new Error(`no key in ${text}`)
  return key
}

const registered = async (more: Parameters<typeof newcomer>[0] = {}) => {
  const input = newcomer(more)
  const person = server().rest()
  const { player } = await person.call('playerRegistration', input)
  return { ...person, input, playerId: player.id }
}

const resetFor = (usernameOrEmail: string) =>
  server().rest().call('requestResetPassword', { usernameOrEmail })

describe('the email confirmation', () => {
  it('is mailed in the name of the operator and works once', async () => {
    const { input, call } = await registered()
    const [mail] = await mails(input.primaryEmail, 1)
    expect(mail).toMatchObject({ from: '"North" <no-reply@north.localhost>' })
    expect(mail!.text).toContain('http://north.localhost:')
    expect(mail!.text).toContain('/emailconfirmation?key=')
    const key = keyIn(mail!.text)
    expect(await call('checkToken', { token: key })).toEqual({ result: 1 })
    await server().rest().call('submitEmailConfirmation', { key })
    const { player } = await call('loginCheck', {})
    expect(player.verification).toMatchObject({
      emailVerified: true,
      emailVerifiedDate: expect.any(Number),
    })
    expect(await call('checkToken', { token: key })).toEqual({ result: 0 })
    expect(await expectFault(server().rest().call, 'submitEmailConfirmation', { key })).toMatchObject({
      name: 'registration.keyNotValid',
    })
    expect(await server().sql(`SELECT FROM outbox WHERE event = 'emailVerification'`)).toHaveLength(1)
  })

  it('can be requested again a limited number of times', async () => {
    const { input, call, playerId } = await registered()
    expect(await expectFault(call, 'requestEmailConfirmation', {})).toMatchObject({
      name: 'request.rateLimited',
    })
    const later = () =>
      server().sql(`UPDATE link_key SET made_at = made_at - interval '1 second' WHERE player_id = $1`, [
        playerId,
      ])
    await later()
    await call('requestEmailConfirmation', {})
    await mails(input.primaryEmail, 2)
    await server().sql(
      `INSERT INTO link_key (member_id, key_hash, player_id, purpose, expires_at)
       SELECT member_id, sha256(n::text::bytea), id, 'confirm-email', clock_timestamp()
         FROM player, generate_series(1, 3) AS n WHERE id = $1`,
      [playerId],
    )
    await later()
    expect(await expectFault(call, 'requestEmailConfirmation', {})).toMatchObject({
      name: 'request.rateLimited',
    })
  })

  it.each([
    ['an hour later', `UPDATE link_key SET expires_at = clock_timestamp() WHERE player_id = $1`],
    [
      'when the address has changed',
      `UPDATE player_detail SET email_digest = sha256('other') WHERE player_id = $1`,
    ],
  ])('expires %s', async (_, change) => {
    const { input, playerId } = await registered()
    const [mail] = await mails(input.primaryEmail, 1)
    await server().sql(change, [playerId])
    const key = keyIn(mail!.text)
    expect(await expectFault(server().rest().call, 'submitEmailConfirmation', { key })).toMatchObject({
      name: 'registration.keyNotValid',
    })
  })

  it('is sent after the full registration if the operator configures it so', async () => {
    await server().sql(
      `UPDATE member SET settings = settings || '{"emailOnFullRegistration": true}' WHERE id = 1`,
    )
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { input, call } = await registered()
    await call('playerRegistrationFull', fullAnswers())
    expect(await mails(input.primaryEmail, 1)).toHaveLength(1)
    await server().sql(`UPDATE member SET settings = '{}' WHERE id = 1`)
    await new Promise(resolve => setTimeout(resolve, 1100))
  })
})

describe('a forgotten password', () => {
  it.each([['rowan'], ['Alice@example.test']])(
    'sends %s a link that sets a new password once',
    async usernameOrEmail => {
      const username = usernameOrEmail.split('@')[0]!.toLowerCase()
      const token = memoryTokenStore()
      const before = server().rest('north', token)
      await before.call('login', { username, password: demoPassword })
      await resetFor(usernameOrEmail)
      const [mail] = await mails(`${username}@example.test`, 1)
      const key = keyIn(mail!.text)
      const { call } = server().rest()
      expect(await expectFault(call, 'resetPassword', { key, password: 'abcdefgh' })).toMatchObject({
        name: 'registration.passwordTooWeak',
      })
      expect(await expectFault(call, 'resetPassword', { key, password: 'liverpool1' })).toMatchObject({
        name: 'registration.passwordCommon',
      })
      await call('resetPassword', { key, password: 'copper-kite-31' })
      expect(await expectFault(before.call, 'getPlayerAccounts', {})).toMatchObject({
        name: 'session.passwordChanged',
      })
      expect(await expectFault(call, 'login', { username, password: demoPassword })).toMatchObject({
        code: 103,
      })
      await call('login', { username, password: 'copper-kite-31' })
      expect(await expectFault(call, 'resetPassword', { key, password: 'copper-kite-32' })).toMatchObject({
        name: 'registration.keyNotValid',
      })
      const [notice] = await mails(`${username}@example.test`, 2)
      expect(notice!.subject).toBe('Your North password was reset')
    },
  )

  it('sends a link that works for fifteen minutes', async () => {
    const { input, playerId } = await registered()
    await resetFor(input.username)
    const [row] = await server().sql<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - made_at)::float8 / 60 AS minutes FROM link_key
        WHERE player_id = $1 AND purpose = 'reset-password'`,
      [playerId],
    )
    expect(row!.minutes).toBeCloseTo(15, 1)
  })

  it('accepts one of two concurrent uses of a link', async () => {
    const { input } = await registered()
    await resetFor(input.username)
    const [mail] = await mails(input.primaryEmail, 2)
    const key = keyIn(mail!.text)
    const uses = ['copper-kite-31', 'copper-kite-32'].map(password =>
      server().rest().call('resetPassword', { key, password }),
    )
    const answers = await Promise.allSettled(uses)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('unlocks a name that was locked by wrong passwords', async () => {
    const { input } = await registered()
    const { username } = input
    const { call } = server().rest()
    for (let i = 0; i < 6; i++) await expectFault(call, 'login', { username, password: 'wrong1234' })
    await resetFor(username)
    const [mail] = await mails(input.primaryEmail, 2)
    await call('resetPassword', { key: keyIn(mail!.text), password: 'copper-kite-31' })
    await call('login', { username, password: 'copper-kite-31' })
  })

  it('answers an unknown name alike and as slowly, without a mail', async () => {
    const timed = async (usernameOrEmail: string) => {
      const started = performance.now()
      const answer = await resetFor(usernameOrEmail)
      return { answer, ms: performance.now() - started }
    }
    const { input } = await registered()
    const known = await timed(input.username)
    const unknown = await timed('nobody_at_all')
    const strange = await timed('"; \u0001 drop')
    expect(unknown.answer).toEqual(known.answer)
    expect(strange.answer).toEqual(known.answer)
    for (const { ms } of [known, unknown, strange]) expect(ms).toBeGreaterThan(390)
    expect(await getMails(server().sandbox, 'nobody_at_all@example.test')).toEqual([])
  })

  it('refuses a key of another operator or another purpose', async () => {
    const { input } = await registered()
    const [mail] = await mails(input.primaryEmail, 1)
    const key = keyIn(mail!.text)
    for (const code of ['north', 'south'] as const)
      expect(
        await expectFault(server().rest(code).call, 'resetPassword', { key, password: 'copper-kite-31' }),
      ).toMatchObject({ name: 'registration.keyNotValid' })
  })

  it('stores keys only as hashes', async () => {
    const { input } = await registered()
    const [mail] = await mails(input.primaryEmail, 1)
    const rows = await server().sql<{ line: string }>(
      `SELECT k::text AS line FROM link_key AS k UNION ALL SELECT j::text FROM jobs.job AS j`,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { line } of rows) expect(line).not.toContain(keyIn(mail!.text))
  })
})
