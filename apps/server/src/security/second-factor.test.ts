import { demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Person } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from './authenticator.test-support.ts'

const server = useTestServer({ crowd: 12 })
const password = demoPassword
const stepMs = 30_000

/** The code of a step of time: each is good once, so tests that need several take neighbours. */
const codeOf = (secret: string, stepsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAside * stepMs })

const withTotp = async (username: string) => {
  const person = await server().login(username)
  const { secret, uri } = await person.call('beginTotp', { password })
  await person.call('confirmTotp', { code: codeOf(secret, -1) })
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

/** The first step of a login, which asks for the second. */
const firstStep = async (username: string): Promise<{ newcomer: Person; token: string }> => {
  const newcomer = server().rest()
  const fault = await faultOf(newcomer.call, 'login', { username, password })
  expect(fault).toMatchObject({ name: 'security.secondStepNeeded' })
  expect(newcomer.token.read()).toBeNull()
  return { newcomer, token: String(fault.details?.token) }
}

describe('an authenticator app', () => {
  it('is set up with its first code, and asked for at the next login', async () => {
    const { person, secret, uri } = await withTotp('crowd1')
    expect(uri).toMatch(/^otpauth:\/\/totp\/North:crowd1\?issuer=North&secret=[A-Z2-7]{32}&/)
    expect(await person.call('listSecondFactors', {})).toEqual({ totp: true, passkeys: [], identity: false })
    const { newcomer, token } = await firstStep('crowd1')
    expect(await newcomer.call('beginSecondStep', { token })).toEqual({ totp: true, passkey: null })
    const answer = await newcomer.call('finishSecondStep', { token, code: codeOf(secret) })
    expect(answer).toMatchObject({ result: 'success', player: { username: 'crowd1' } })
    expect(newcomer.token.read()).toBe(answer.authToken)
    await expect(newcomer.call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(await faultOf(newcomer.call, 'beginSecondStep', { token })).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('is not on before its first code was right', async () => {
    const person = await server().login('crowd2')
    expect(await faultOf(person.call, 'confirmTotp', { code: '123456' })).toMatchObject({
      name: 'security.notBegun',
    })
    await person.call('beginTotp', { password })
    expect(await faultOf(person.call, 'confirmTotp', { code: '000000' })).toMatchObject({
      name: 'security.codeNotValid',
    })
    await expect(server().login('crowd2')).resolves.toBeDefined()
  })

  it('is set up, and removed, only by who knows the password', async () => {
    const { person, secret } = await withTotp('crowd3')
    const wrong = { password: 'wrong123' }
    expect(await faultOf(person.call, 'beginTotp', wrong)).toMatchObject({ name: 'profile.passwordWrong' })
    expect(await faultOf(person.call, 'removeTotp', wrong)).toMatchObject({ name: 'profile.passwordWrong' })
    expect(await faultOf(person.call, 'beginTotp', { password })).toMatchObject({
      name: 'security.totpAlreadyOn',
    })
    expect(await person.call('removeTotp', { password })).toEqual({ result: 'success' })
    expect(await faultOf(person.call, 'removeTotp', { password })).toMatchObject({ name: 'profile.notFound' })
    await expect(server().login('crowd3')).resolves.toBeDefined()
    const [kept] = await server().sql<{ rows: bigint }>(
      `SELECT count(*) AS rows FROM totp WHERE player_id = $1`,
      [(await person.call('loginCheck', {}).catch(() => ({ player: { id: 0 } }))).player.id],
    )
    expect(Number(kept?.rows)).toBe(0)
    expect(secret).toHaveLength(32)
  })

  it('a code is good once', async () => {
    const { secret } = await withTotp('crowd4')
    const code = codeOf(secret)
    const first = await firstStep('crowd4')
    await first.newcomer.call('finishSecondStep', { token: first.token, code })
    const second = await firstStep('crowd4')
    expect(
      await faultOf(second.newcomer.call, 'finishSecondStep', { token: second.token, code }),
    ).toMatchObject({ name: 'security.codeNotValid' })
  })

  it('five wrong codes end the step, and the right one comes too late', async () => {
    const { secret } = await withTotp('crowd5')
    const { newcomer, token } = await firstStep('crowd5')
    for (let i = 0; i < 5; i++)
      expect(await faultOf(newcomer.call, 'finishSecondStep', { token, code: '000000' })).toMatchObject({
        name: 'security.codeNotValid',
      })
    expect(await faultOf(newcomer.call, 'finishSecondStep', { token, code: codeOf(secret) })).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('who has only the password is locked out before the codes are guessed', async () => {
    await withTotp('crowd6')
    for (let i = 0; i < 5; i++) await firstStep('crowd6')
    expect(await faultOf(server().rest().call, 'login', { username: 'crowd6', password })).toMatchObject({
      code: 106,
    })
  })

  it('a step ends after five minutes', async () => {
    const { secret } = await withTotp('crowd7')
    const { newcomer, token } = await firstStep('crowd7')
    await server().sql(`UPDATE second_step SET expires_at = expires_at - interval '5 minutes'`)
    expect(await faultOf(newcomer.call, 'finishSecondStep', { token, code: codeOf(secret) })).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('its secret and tokens are in no table as they are', async () => {
    const { secret } = await withTotp('crowd8')
    const { token } = await firstStep('crowd8')
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex')
    const [row] = await server().sql<{ everything: string }>(
      `SELECT string_agg(t::text, '') || (SELECT string_agg(s::text, '') FROM second_step s) AS everything FROM totp t`,
    )
    for (const said of [secret, hex, token]) expect(row?.everything).not.toContain(said)
  })
})

describe('a passkey', () => {
  it('is added, signs in as the second step, and is listed with its use', async () => {
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
    expect(await faultOf(newcomer.call, 'removePasskey', removing)).toMatchObject({
      name: 'profile.notFound',
    })
    await expect(server().login('crowd9')).resolves.toBeDefined()
  })

  it('an answer to another challenge, from another site or of another key is refused', async () => {
    const { authenticator } = await withPasskey('crowd10')
    const { newcomer, token } = await firstStep('crowd10')
    const refused = { name: 'security.passkeyNotValid' }
    const earlier = (await newcomer.call('beginSecondStep', { token })).passkey!
    const again = (await newcomer.call('beginSecondStep', { token })).passkey!
    const attempt = (passkey: ReturnType<typeof authenticator.answer>) =>
      faultOf(newcomer.call, 'finishSecondStep', { token, passkey })
    expect(await attempt(authenticator.answer(earlier))).toMatchObject(refused)
    // The challenge is used up with the first answer.
    expect(await attempt(authenticator.answer(again))).toMatchObject(refused)
    const fresh = (await newcomer.call('beginSecondStep', { token })).passkey!
    expect(await attempt(createAuthenticator(siteOrigin()).answer(fresh))).toMatchObject(refused)
    const { person, passkey } = await withPasskey('crowd11')
    expect(passkey.passkeyId).not.toBe('')
    const evil = createAuthenticator('https://evil.example')
    const { options } = await person.call('beginPasskey', { password })
    const created = evil.create(options)
    expect(await faultOf(person.call, 'finishPasskey', { name: 'x', created })).toMatchObject(refused)
    expect(await faultOf(person.call, 'finishPasskey', { name: 'x', created })).toMatchObject({
      name: 'security.notBegun',
    })
  })

  it('asks for one of the two ways, not for none and not for both', async () => {
    const { newcomer, token } = await firstStep('crowd11')
    expect(await faultOf(newcomer.call, 'finishSecondStep', { token })).toMatchObject({
      name: 'request.invalid',
    })
  })
})
