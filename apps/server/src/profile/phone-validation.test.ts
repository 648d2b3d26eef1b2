import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMessages } from '@fairground/testkit/services/sandbox'
import { describe, expect, it } from 'vitest'
import { registerPlayer, readPublishedEvents } from './profile.test-support.ts'

const server = useTestServer({ sandbox: true })

const newPlayer = () => registerPlayer(server())

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

  it('is no longer verified after a change', async () => {
    const { call, playerId } = await newPlayer()
    const { requestId, code } = await requestCode(call, newPhone())
    await call('submitPhoneValidation', { requestId, code })
    const phone = newPhone()
    await call('updatePlayerPhones', { mobile: phone, phone: '020 7946 0018' })
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ phoneMobile: phone, mobilePhoneVerified: false })
    expect((await readPublishedEvents(server(), playerId)).at(-1)).toMatchObject({
      mobilePhoneVerified: false,
    })
  })

  it('is refused if another player has it or it is invalid', async () => {
    const { call } = await newPlayer()
    const phone = newPhone()
    await (await newPlayer()).call('updatePlayerPhones', { mobile: phone })
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
