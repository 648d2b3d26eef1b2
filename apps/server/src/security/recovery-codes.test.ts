import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { mails, registerPlayer, type RegisteredPlayer } from '#profile/profile.test-support.ts'

const server = useTestServer({ sandbox: true })

const generateCode = (secret: string, stepsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAside * 30_000 })

const withCodes = async () => {
  const person = await registerPlayer(server())
  const { secret } = await person.call('beginTotp', { password: person.password })
  const { recoveryCodes } = await person.call('confirmTotp', { code: generateCode(secret, -1) })
  return { ...person, secret, recoveryCodes }
}

const firstStep = async ({ username, password }: RegisteredPlayer) => {
  const newcomer = server().rest()
  const fault = await expectFault(newcomer.call, 'login', { username, password })
  return { ...newcomer, stepToken: String(fault.details?.token) }
}

const notValid = { name: 'security.recoveryCodeNotValid' }

describe('recovery codes', () => {
  it('come with the first second factor, ten of them, and only their digests are stored', async () => {
    const { call, recoveryCodes, password, email } = await withCodes()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await call('listSecondFactors', {})).toMatchObject({ recoveryCodes: 10 })
    const [row] = await server().sql<{ all: string }>(
      `SELECT string_agg(r::text, '') AS all FROM recovery_code r`,
    )
    for (const code of recoveryCodes) {
      expect(row?.all).not.toContain(Buffer.from(code).toString('hex'))
      expect(row?.all).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'))
    }
    const [mail] = await mails(server(), email, 2)
    expect(mail!.subject).toBe('Two-step verification is on at North')
    await call('removeTotp', { password })
    expect(await call('listSecondFactors', {})).toMatchObject({ recoveryCodes: 0 })
    expect((await mails(server(), email, 3))[0]!.subject).toBe('The authenticator app was removed from North')
  })

  it('replace the second step once each, in any notation, and a mail says so', async () => {
    const person = await withCodes()
    const [code = ''] = person.recoveryCodes
    const first = await firstStep(person)
    expect(await first.call('beginSecondStep', { token: first.stepToken })).toMatchObject({
      recoveryCodes: true,
    })
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    await first.call('finishSecondStep', { token: first.stepToken, recoveryCode: typed })
    const mail = (await mails(server(), person.email, 3))[0]!
    expect(mail.subject).toBe('A recovery code was used at North')
    expect(mail.text).toContain('Codes left: 9')
    const second = await firstStep(person)
    const replay = { token: second.stepToken, recoveryCode: code }
    expect(await expectFault(second.call, 'finishSecondStep', replay)).toMatchObject(notValid)
  })

  it('work once in a race of two logins', async () => {
    const person = await withCodes()
    const [recoveryCode = ''] = person.recoveryCodes
    const steps = [await firstStep(person), await firstStep(person)]
    const uses = await Promise.allSettled(
      steps.map(({ call, stepToken: token }) => call('finishSecondStep', { token, recoveryCode })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('do not open the account of another player', async () => {
    const [mine, other] = [await withCodes(), await withCodes()]
    const { call, stepToken: token } = await firstStep(other)
    for (const recoveryCode of mine.recoveryCodes.slice(0, 5))
      expect(await expectFault(call, 'finishSecondStep', { token, recoveryCode })).toMatchObject(notValid)
    const [recoveryCode = ''] = other.recoveryCodes
    expect(await expectFault(call, 'finishSecondStep', { token, recoveryCode })).toMatchObject({
      name: 'security.secondStepOver',
    })
  })

  it('are replaced only after a step-up, which a code can prove, and the old ones stop working', async () => {
    const person = await withCodes()
    expect(await expectFault(person.call, 'createRecoveryCodes', {})).toMatchObject({
      name: 'security.stepUpRequired',
    })
    const [used = '', left = ''] = person.recoveryCodes
    await person.call('finishStepUp', { recoveryCode: used })
    expect(await expectFault(person.call, 'finishStepUp', { recoveryCode: used })).toMatchObject(notValid)
    const { recoveryCodes } = await person.call('createRecoveryCodes', {})
    expect(recoveryCodes).toHaveLength(10)
    const step = await firstStep(person)
    const attempt = (recoveryCode: string) => ({ token: step.stepToken, recoveryCode })
    expect(await expectFault(step.call, 'finishSecondStep', attempt(left))).toMatchObject(notValid)
    await step.call('finishSecondStep', attempt(recoveryCodes[0]!))
  })

  it('need a second factor', async () => {
    const { call, password } = await registerPlayer(server())
    await call('finishStepUp', { password })
    expect(await expectFault(call, 'createRecoveryCodes', {})).toMatchObject({
      name: 'security.secondFactorMissing',
    })
  })
})
