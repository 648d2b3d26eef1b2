import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMessages } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { mails, registerPlayer, readPublishedEvents, stepUp } from './profile.test-support.ts'

const server = useTestServer({ sandbox: true })

/** The player has just proved who they are, as a change of the number requires. */
const newPlayer = async () => {
  const person = await registerPlayer(server())
  await stepUp(person)
  return person
}

let made = 0
/** Returns an unused mobile number. */
const newPhone = () => `+4474002${String((made += 1)).padStart(5, '0')}`

const messages = (to: string, count = 1) =>
  until(`${count} messages to ${to}`, async () => {
    const received = await getMessages(server().sandbox, to)
    return received.length >= count ? received : undefined
  })

const codeIn = (text: string): string => /\d{6}/.exec(text)![0]
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const toInput = ({ requestId, code }: { requestId: string; code: string }) => ({ requestId, code })

const requestCode = async (call: Awaited<ReturnType<typeof newPlayer>>['call'], phone: string) => {
  const earlier = await getMessages(server().sandbox, phone)
  const { result } = await call('requestPhoneValidation', { phone })
  const [message] = await messages(phone, earlier.length + 1)
  return { requestId: result.split('#')[0]!, code: codeIn(message!.text), text: message!.text, result }
}

describe('a phone', () => {
  it('is verified by the six digits sent to it and becomes the number of the player', async () => {
    const { call, playerId } = await newPlayer()
    const phone = newPhone()
    const { requestId, code, text, result } = await requestCode(call, phone)
    expect(result).toBe(`${requestId}#${phone}`)
    expect(text).toBe(`${code} is your code for North. It works for 10 minutes. Never share it.`)
    await call('submitPhoneValidation', { requestId, code })
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ phoneMobile: phone, mobilePhoneVerified: true })
    expect((await readPublishedEvents(server(), playerId)).at(-1)).toMatchObject({
      event: 'phoneVerified',
      eventType: 28,
      mobilePhoneVerified: true,
      phoneVerifiedDate: player.details.phoneVerifiedDate,
    })
    expect(await expectFault(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('stays verified and valid for login until the new number is verified', async () => {
    const { call, email, username, password } = await newPlayer()
    const first = newPhone()
    await call('submitPhoneValidation', await requestCode(call, first).then(toInput))
    const phone = newPhone()
    await call('updatePlayerPhones', { mobile: phone, phone: '020 7123 4567' })
    const { details } = (await call('loginCheck', {})).player
    expect(details).toMatchObject({ phoneMobile: first, phonePending: phone, mobilePhoneVerified: true })
    await call('submitPhoneValidation', await requestCode(call, phone).then(toInput))
    const after = (await call('loginCheck', {})).player.details
    expect(after).toMatchObject({ phoneMobile: phone, mobilePhoneVerified: true })
    expect(after.phonePending).toBeUndefined()
    const [mail] = await mails(server(), email, 3)
    expect(mail!.text).toContain(`ends in ${phone.slice(-4)}`)
    const login = (typed: string) => server().rest().call('login', { username: typed, password })
    await expect(login(first)).rejects.toThrow()
    expect((await login(phone)).player.username).toBe(username)
  })

  it('keeps a home phone when the mobile changes, and verifies the home phone without replacing the mobile', async () => {
    const { call } = await newPlayer()
    const before = (await call('loginCheck', {})).player.details
    await call('updatePlayerPhones', { phone: '020 7123 4567' })
    const phone = newPhone()
    await call('updatePlayerPhones', { mobile: phone })
    const home = '+442071234567'
    const details = async () => (await call('loginCheck', {})).player.details
    expect(await details()).toMatchObject({ phoneHome: home, phonePending: phone, homePhoneVerified: false })
    await call('submitPhoneValidation', await requestCode(call, home).then(toInput))
    expect(await details()).toMatchObject({
      phoneHome: home,
      homePhoneVerified: true,
      phoneMobile: before.phoneMobile,
      mobilePhoneVerified: false,
      phonePending: phone,
    })
    await call('updatePlayerPhones', { phone: '020 7123 4568' })
    expect(await details()).toMatchObject({ phoneHome: '+442071234568', homePhoneVerified: false })
    await call('updatePlayerPhones', { phone: '' })
    expect((await details()).phoneHome).toBeUndefined()
  })

  it('reports that it could not be saved when the database refuses it', async () => {
    const { call } = await newPlayer()
    await server().sql('ALTER TABLE player_detail ADD CONSTRAINT full_disk CHECK (false) NOT VALID')
    try {
      expect(await expectFault(call, 'updatePlayerPhones', { mobile: newPhone() })).toMatchObject({
        name: 'profile.phoneNotSaved',
      })
    } finally {
      await server().sql('ALTER TABLE player_detail DROP CONSTRAINT full_disk')
    }
  })

  it('changes only after a step-up, and a code goes only to a saved number', async () => {
    const { call, password } = await registerPlayer(server())
    const phone = newPhone()
    const refused = { name: 'security.stepUpRequired' }
    expect(await expectFault(call, 'updatePlayerPhones', { mobile: phone })).toMatchObject(refused)
    expect(await expectFault(call, 'requestPhoneValidation', { phone })).toMatchObject(refused)
    await call('requestPhoneValidation', { phone: (await call('loginCheck', {})).player.details.phoneMobile })
    await call('finishStepUp', { password })
    await call('updatePlayerPhones', { mobile: phone })
    await server().sql(`UPDATE session SET step_up_at = step_up_at - interval '5 minutes'`)
    await call('requestPhoneValidation', { phone })
    expect(await expectFault(call, 'updatePlayerPhones', { mobile: newPhone() })).toMatchObject(refused)
  })

  it('is refused if another player has it or it is invalid', async () => {
    const { call } = await newPlayer()
    const phone = (await (await newPlayer()).call('loginCheck', {})).player.details.phoneMobile
    for (const name of ['requestPhoneValidation', 'updatePlayerPhones'] as const) {
      const submit = (typed: string) =>
        name === 'updatePlayerPhones'
          ? expectFault(call, name, { mobile: typed })
          : expectFault(call, name, { phone: typed })
      expect(await submit(phone)).toMatchObject({ name: 'registration.phoneTaken' })
      expect(await submit('123456')).toMatchObject({ name: 'registration.phoneNotValid' })
    }
  })
})

describe('a code', () => {
  it('can be tried five times', async () => {
    const { call } = await newPlayer()
    const { requestId, code } = await requestCode(call, newPhone())
    for (let i = 0; i < 5; i++)
      expect(
        await expectFault(call, 'submitPhoneValidation', { requestId, code: wrong(code) }),
      ).toMatchObject({
        name: 'profile.phoneCodeInvalid',
      })
    expect(await expectFault(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('can be tried five times even by concurrent calls', async () => {
    const { call, playerId } = await newPlayer()
    const { requestId, code } = await requestCode(call, newPhone())
    const input = { requestId, code: wrong(code) }
    await Promise.all(Array.from({ length: 12 }, () => expectFault(call, 'submitPhoneValidation', input)))
    const [row] = await server().sql<{ tries: number }>('SELECT tries FROM phone_code WHERE player_id = $1', [
      playerId,
    ])
    expect(row!.tries).toBe(5)
  })

  it('expires after ten minutes', async () => {
    const { call, playerId } = await newPlayer()
    const { requestId, code } = await requestCode(call, newPhone())
    await server().sql(
      `UPDATE phone_code SET expires_at = expires_at - interval '10 minutes' WHERE player_id = $1`,
      [playerId],
    )
    expect(await expectFault(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('is invalidated by the next code and invalid for another player', async () => {
    const { call } = await newPlayer()
    const phone = newPhone()
    const first = await requestCode(call, phone)
    const second = await requestCode(call, phone)
    for (const [caller, { requestId, code }] of [
      [call, first],
      [(await newPlayer()).call, second],
    ] as const)
      expect(await expectFault(caller, 'submitPhoneValidation', { requestId, code })).toMatchObject({
        name: 'profile.phoneCodeInvalid',
      })
    await call('submitPhoneValidation', { requestId: second.requestId, code: second.code })
  })

  it('is sent at most three times an hour per player and per phone', async () => {
    const { call } = await newPlayer()
    const phone = newPhone()
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => call('requestPhoneValidation', { phone })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await expectFault(call, 'requestPhoneValidation', { phone: newPhone() })).toMatchObject({
      code: 429,
    })
    const other = await newPlayer()
    expect(await expectFault(other.call, 'requestPhoneValidation', { phone })).toMatchObject({ code: 429 })
  })

  it('is spoken digit by digit in the language of the player', async () => {
    const { call, playerId } = await newPlayer()
    await server().sql(`UPDATE player SET language = 'fr_FR' WHERE id = $1`, [playerId])
    const phone = newPhone()
    await call('requestPhoneValidation', { phone, channel: 'call' })
    const [message] = await messages(phone)
    expect(message).toMatchObject({ channel: 'call', text: expect.stringMatching(/^(\d ){6}est votre code/) })
  })

  it('is not in the database in plain text, and neither is the phone', async () => {
    const { call } = await newPlayer()
    const phone = newPhone()
    const { code } = await requestCode(call, phone)
    const rows = await server().sql<{ line: string }>(
      `SELECT c::text AS line FROM phone_code AS c UNION ALL SELECT data::text FROM jobs.job`,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { line } of rows) {
      expect(line).not.toContain(phone)
      expect(line).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
  })
})
