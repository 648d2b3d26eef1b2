import { demoPassword } from '@fairground/testkit/demo/world'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '@fairground/testkit/staff/software-passkey'

const server = useTestServer({ crowd: 10 })
const password = demoPassword
const change = { country: 'FR' }
const required = { name: 'security.stepUpRequired' }

const generateCode = (secret: string, stepsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAside * 30_000 })

describe('a step-up with the password', () => {
  it('allows sensitive changes for five minutes of this session only', async () => {
    const first = await server().login('crowd1')
    expect(await first.call('beginStepUp', {})).toEqual({
      password: true,
      totp: false,
      passkey: null,
      recoveryCodes: false,
    })
    expect(await expectFault(first.call, 'updatePlayerCountry', change)).toMatchObject(required)
    await first.call('finishStepUp', { password })
    await first.call('updatePlayerCountry', change)
    const second = await server().login('crowd1')
    expect(await expectFault(second.call, 'updatePlayerCountry', { country: 'GB' })).toMatchObject(required)
    await second.call('finishStepUp', { password })
    await server().sql(`UPDATE session SET step_up_at = step_up_at - interval '5 minutes'`)
    expect(await expectFault(second.call, 'updatePlayerCountry', { country: 'GB' })).toMatchObject(required)
  })

  it('does not help another player', async () => {
    const thief = await server().login('crowd2')
    await (await server().login('crowd3')).call('finishStepUp', { password })
    expect(await expectFault(thief.call, 'updatePlayerCountry', change)).toMatchObject(required)
  })

  it('ends the session after five wrong proofs, even by concurrent calls', async () => {
    const { call } = await server().login('crowd4')
    const wrong = { password: 'wrong123' }
    const tries = Array.from({ length: 8 }, () => expectFault(call, 'finishStepUp', wrong))
    const names = (await Promise.all(tries)).map(({ name }) => name)
    expect(names.filter(name => name === 'profile.passwordWrong').length).toBeLessThanOrEqual(5)
    expect(names).toContain('security.secondStepOver')
    expect(await expectFault(call, 'finishStepUp', { password })).toMatchObject({ name: 'login.notLoggedIn' })
  })

  it('needs a session and exactly one proof', async () => {
    expect(await expectFault(server().rest().call, 'finishStepUp', { password })).toMatchObject({
      name: 'login.notLoggedIn',
    })
    const { call } = await server().login('crowd5')
    const invalid = { name: 'request.invalid' }
    expect(await expectFault(call, 'finishStepUp', {})).toMatchObject(invalid)
    expect(await expectFault(call, 'finishStepUp', { password, code: '123456' })).toMatchObject(invalid)
  })
})

describe('a step-up of a player with a second factor', () => {
  it('takes a code of the app, once, and not the password', async () => {
    const { call } = await server().login('crowd6')
    const { secret } = await call('beginTotp', { password })
    await call('confirmTotp', { code: generateCode(secret, -1) })
    expect(await call('beginStepUp', {})).toMatchObject({ password: false, totp: true, recoveryCodes: true })
    expect(await expectFault(call, 'finishStepUp', { password })).toMatchObject({ name: 'request.invalid' })
    const code = generateCode(secret)
    await call('finishStepUp', { code })
    await call('updatePlayerCountry', change)
    expect(await expectFault(call, 'finishStepUp', { code })).toMatchObject({ name: 'security.codeNotValid' })
  })

  it('is needed besides the password for the email and the address', async () => {
    const { call } = await server().login('crowd7')
    const { secret } = await call('beginTotp', { password })
    await call('confirmTotp', { code: generateCode(secret, -1) })
    const home = {
      address: '2 Other Street',
      city: 'Leeds',
      province: '',
      postCode: 'LS1 1UR',
      country: 'GB',
    }
    expect(await expectFault(call, 'updatePlayerAddress', { ...home, password })).toMatchObject(required)
    const email = 'crowd7.new@example.test'
    expect(await expectFault(call, 'updatePlayerEmail', { email, password })).toMatchObject(required)
  })

  it('takes a passkey and refuses an answer to another challenge', async () => {
    const { call } = await server().login('crowd8')
    const authenticator = createAuthenticator(`http://north.localhost:${new URL(server().baseUrl).port}`)
    const { options } = await call('beginPasskey', { password })
    await call('finishPasskey', { name: 'Blue key', created: authenticator.create(options) })
    const earlier = (await call('beginStepUp', {})).passkey!
    const { passkey } = await call('beginStepUp', {})
    const refused = { name: 'security.passkeyNotValid' }
    const late = { passkey: authenticator.answer(earlier) }
    expect(await expectFault(call, 'finishStepUp', late)).toMatchObject(refused)
    // The wrong answer has consumed the challenge.
    const right = { passkey: authenticator.answer(passkey!) }
    expect(await expectFault(call, 'finishStepUp', right)).toMatchObject(refused)
    const again = (await call('beginStepUp', {})).passkey!
    await call('finishStepUp', { passkey: authenticator.answer(again) })
    await call('updatePlayerCountry', change)
  })
})
