import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '@fairground/testkit/staff/software-passkey'

const server = useTestServer({ crowd: 12 })
const password = demoPassword
const stepMs = 30_000

/** Each code works once, so tests that need several use codes of neighbouring time steps. */
const generateCode = (secret: string, stepsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAside * stepMs })

const withTotp = async (username: string) => {
  const person = await server().login(username)
  const { secret, uri } = await person.call('beginTotp', { password })
  await person.call('confirmTotp', { code: generateCode(secret, -1) })
  return { person, secret, uri }
}

const siteOrigin = () => {
  const { port } = new URL(server().baseUrl)
  return `http://north.localhost:${port}`
}

const withPasskey = async (username: string) => {
  const person = await server().login(username)
  const authenticator = createAuthenticator(siteOrigin())
  const { options } = await person.call('beginPasskey', { password })
  const created = authenticator.create(options)
  const { passkey } = await person.call('finishPasskey', { name: 'Blue key', created })
  return { person, authenticator, passkey }
}

/** Runs the first step of a login, which requires the second. */
const firstStep = async (username: string): Promise<{ newcomer: TestPlayer; token: string }> => {
  const newcomer = server().rest()
  const fault = await expectFault(newcomer.call, 'login', { username, password })
  expect(fault).toMatchObject({ name: 'security.secondStepNeeded' })
  expect(newcomer.token.read()).toBeNull()
  return { newcomer, token: String(fault.details?.token) }
}

describe('an authenticator app', () => {
  it('is set up with its first code and required at the next login', async () => {
    const { person, secret, uri } = await withTotp('crowd1')
    expect(uri).toMatch(/^otpauth:\/\/totp\/North:crowd1\?issuer=North&secret=[A-Z2-7]{32}&/)
    expect(await person.call('listSecondFactors', {})).toEqual({
      totp: true,
      passkeys: [],
      recoveryCodes: 10,
      identity: false,
    })
    const { newcomer, token } = await firstStep('crowd1')
    expect(await newcomer.call('beginSecondStep', { token })).toEqual({
      totp: true,
      passkey: null,
      recoveryCodes: true,
    })
    const answer = await newcomer.call('finishSecondStep', { token, code: generateCode(secret) })
    expect(answer).toMatchObject({ result: 'success', player: { username: 'crowd1' } })
    expect(newcomer.token.read()).toBe(answer.authToken)
    await expect(newcomer.call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(await expectFault(newcomer.call, 'beginSecondStep', { token })).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('is not active before its first code was right', async () => {
    const person = await server().login('crowd2')
    expect(await expectFault(person.call, 'confirmTotp', { code: '123456' })).toMatchObject({
      name: 'security.notBegun',
    })
    await person.call('beginTotp', { password })
    expect(await expectFault(person.call, 'confirmTotp', { code: '000000' })).toMatchObject({
      name: 'security.codeNotValid',
    })
    await expect(server().login('crowd2')).resolves.toBeDefined()
  })

  it('is set up and removed only with the password', async () => {
    const { person, secret } = await withTotp('crowd3')
    const wrong = { password: 'wrong123' }
    expect(await expectFault(person.call, 'beginTotp', wrong)).toMatchObject({
      name: 'profile.passwordWrong',
    })
    expect(await expectFault(person.call, 'removeTotp', wrong)).toMatchObject({
      name: 'profile.passwordWrong',
    })
    expect(await expectFault(person.call, 'beginTotp', { password })).toMatchObject({
      name: 'security.totpAlreadyOn',
    })
    expect(await person.call('removeTotp', { password })).toEqual({ result: 'success' })
    expect(await expectFault(person.call, 'removeTotp', { password })).toMatchObject({
      name: 'profile.notFound',
    })
    await expect(server().login('crowd3')).resolves.toBeDefined()
    const [stored] = await server().sql<{ rows: bigint }>(
      `SELECT count(*) AS rows FROM totp WHERE player_id = $1`,
      [(await person.call('loginCheck', {}).catch(() => ({ player: { id: 0 } }))).player.id],
    )
    expect(Number(stored?.rows)).toBe(0)
    expect(secret).toHaveLength(32)
  })

  it('accepts a code only once', async () => {
    const { secret } = await withTotp('crowd4')
    const code = generateCode(secret)
    const first = await firstStep('crowd4')
    await first.newcomer.call('finishSecondStep', { token: first.token, code })
    const second = await firstStep('crowd4')
    expect(
      await expectFault(second.newcomer.call, 'finishSecondStep', { token: second.token, code }),
    ).toMatchObject({ name: 'security.codeNotValid' })
  })

  it('ends the step after five wrong codes and then refuses the right one', async () => {
    const { secret } = await withTotp('crowd5')
    const { newcomer, token } = await firstStep('crowd5')
    for (let i = 0; i < 5; i++)
      expect(await expectFault(newcomer.call, 'finishSecondStep', { token, code: '000000' })).toMatchObject({
        name: 'security.codeNotValid',
      })
    expect(
      await expectFault(newcomer.call, 'finishSecondStep', { token, code: generateCode(secret) }),
    ).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('locks the account after five logins without the second step', async () => {
    await withTotp('crowd6')
    for (let i = 0; i < 5; i++) await firstStep('crowd6')
    expect(await expectFault(server().rest().call, 'login', { username: 'crowd6', password })).toMatchObject({
      code: 106,
    })
  })

  it('ends the step after five minutes', async () => {
    const { secret } = await withTotp('crowd7')
    const { newcomer, token } = await firstStep('crowd7')
    await server().sql(`UPDATE second_step SET expires_at = expires_at - interval '5 minutes'`)
    expect(
      await expectFault(newcomer.call, 'finishSecondStep', { token, code: generateCode(secret) }),
    ).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('stores no secret or token in plain text', async () => {
    const { secret } = await withTotp('crowd8')
    const { token } = await firstStep('crowd8')
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    const [row] = await server().sql<{ everything: string }>(
      `SELECT string_agg(t::text, '') || (SELECT string_agg(s::text, '') FROM second_step s) AS everything FROM totp t`,
    )
    for (const secretText of [secret, hex, token]) expect(row?.everything).not.toContain(secretText)
  })
})

describe('a passkey', () => {
  it('is added, completes the second step and is listed with its last use', async () => {
    const { person, authenticator, passkey } = await withPasskey('crowd9')
    expect(passkey).toMatchObject({ name: 'Blue key', usedAt: null })
    expect(await person.call('listSecondFactors', {})).toMatchObject({ totp: false, passkeys: [passkey] })
    const { newcomer, token } = await firstStep('crowd9')
    const step = await newcomer.call('beginSecondStep', { token })
    expect(step).toMatchObject({ totp: false, passkey: { rpId: 'north.localhost' } })
    const answer = authenticator.answer(step.passkey!)
    await newcomer.call('finishSecondStep', { token, passkey: answer })
    const { passkeys } = await newcomer.call('listSecondFactors', {})
    expect(passkeys[0]?.usedAt).toEqual(expect.any(Number))
    const removing = { passkeyId: passkey.passkeyId, password }
    expect(await newcomer.call('removePasskey', removing)).toEqual({ result: 'success' })
    expect(await expectFault(newcomer.call, 'removePasskey', removing)).toMatchObject({
      name: 'profile.notFound',
    })
    await expect(server().login('crowd9')).resolves.toBeDefined()
  })

  it('refuses an answer to another challenge, from another site or of another key', async () => {
    const { authenticator } = await withPasskey('crowd10')
    const { newcomer, token } = await firstStep('crowd10')
    const refused = { name: 'security.passkeyNotValid' }
    const earlier = (await newcomer.call('beginSecondStep', { token })).passkey!
    const again = (await newcomer.call('beginSecondStep', { token })).passkey!
    const attempt = (passkey: ReturnType<typeof authenticator.answer>) =>
      expectFault(newcomer.call, 'finishSecondStep', { token, passkey })
    expect(await attempt(authenticator.answer(earlier))).toMatchObject(refused)
    // The first answer consumes the challenge.
    expect(await attempt(authenticator.answer(again))).toMatchObject(refused)
    const fresh = (await newcomer.call('beginSecondStep', { token })).passkey!
    expect(await attempt(createAuthenticator(siteOrigin()).answer(fresh))).toMatchObject(refused)
    const { person, passkey } = await withPasskey('crowd11')
    expect(passkey.passkeyId).not.toBe('')
    const evil = createAuthenticator('https://evil.example')
    const { options } = await person.call('beginPasskey', { password })
    const created = evil.create(options)
    expect(await expectFault(person.call, 'finishPasskey', { name: 'x', created })).toMatchObject(refused)
    expect(await expectFault(person.call, 'finishPasskey', { name: 'x', created })).toMatchObject({
      name: 'security.notBegun',
    })
  })

  it('requires either a code or a passkey', async () => {
    const { newcomer, token } = await firstStep('crowd11')
    expect(await expectFault(newcomer.call, 'finishSecondStep', { token })).toMatchObject({
      name: 'request.invalid',
    })
  })
})
