import { faultOf } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { messagesTo } from '@fairground/testkit/services/outside'
import { describe, expect, it } from 'vitest'
import { registered, toldOf } from './profile.test-support.ts'

const server = useTestServer({ outside: true })

const someone = () => registered(server())

let made = 0
/** A mobile number nobody has yet. */
const newPhone = () => `+4474002${String((made += 1)).padStart(5, '0')}`

const messages = (to: string, count = 1) =>
  until(`${count} messages to ${to}`, async () => {
    const kept = await messagesTo(server().outside, to)
    return kept.length >= count ? kept : undefined
  })

const codeIn = (text: string): string => /\d{6}/.exec(text)![0]
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const asked = async (call: Awaited<ReturnType<typeof someone>>['call'], phone: string) => {
  const earlier = await messagesTo(server().outside, phone)
  const { result } = await call('requestPhoneValidation', { phone })
  const [message] = await messages(phone, earlier.length + 1)
  return { requestId: result.split('#')[0]!, code: codeIn(message!.text), text: message!.text, result }
}

describe('a phone', () => {
  it('is verified by the six digits that were sent to it, and is then the player’s', async () => {
    const { call, playerId } = await someone()
    const phone = newPhone()
    const { requestId, code, text, result } = await asked(call, phone)
    expect(result).toBe(`${requestId}#${phone}`)
    expect(text).toBe(`${code} is your code for North. It is good for 10 minutes. Give it to nobody.`)
    await call('submitPhoneValidation', { requestId, code })
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ phoneMobile: phone, mobilePhoneVerified: true })
    expect((await toldOf(server(), playerId)).at(-1)).toMatchObject({
      event: 'phoneVerified',
      eventType: 28,
      mobilePhoneVerified: true,
      phoneVerifiedDate: player.details.phoneVerifiedDate,
    })
    expect(await faultOf(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('that is changed has to be verified anew', async () => {
    const { call, playerId } = await someone()
    const { requestId, code } = await asked(call, newPhone())
    await call('submitPhoneValidation', { requestId, code })
    const phone = newPhone()
    await call('updatePlayerPhones', { mobile: phone, phone: '020 7946 0018' })
    const { player } = await call('loginCheck', {})
    expect(player.details).toMatchObject({ phoneMobile: phone, mobilePhoneVerified: false })
    expect((await toldOf(server(), playerId)).at(-1)).toMatchObject({ mobilePhoneVerified: false })
  })

  it('of somebody else is refused, and so is what is none', async () => {
    const { call } = await someone()
    const phone = newPhone()
    await (await someone()).call('updatePlayerPhones', { mobile: phone })
    for (const name of ['requestPhoneValidation', 'updatePlayerPhones'] as const) {
      const of = (typed: string) =>
        name === 'updatePlayerPhones'
          ? faultOf(call, name, { mobile: typed })
          : faultOf(call, name, { phone: typed })
      expect(await of(phone)).toMatchObject({ name: 'registration.phoneTaken' })
      expect(await of('123456')).toMatchObject({ name: 'registration.phoneNotValid' })
    }
  })
})

describe('a code', () => {
  it('is tried five times at most', async () => {
    const { call } = await someone()
    const { requestId, code } = await asked(call, newPhone())
    for (let i = 0; i < 5; i++)
      expect(await faultOf(call, 'submitPhoneValidation', { requestId, code: wrong(code) })).toMatchObject({
        name: 'profile.phoneCodeInvalid',
      })
    expect(await faultOf(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('is tried five times at most even when all tries come at once', async () => {
    const { call, playerId } = await someone()
    const { requestId, code } = await asked(call, newPhone())
    const input = { requestId, code: wrong(code) }
    await Promise.all(Array.from({ length: 12 }, () => faultOf(call, 'submitPhoneValidation', input)))
    const [row] = await server().sql<{ tries: number }>('SELECT tries FROM phone_code WHERE player_id = $1', [
      playerId,
    ])
    expect(row!.tries).toBe(5)
  })

  it('is good for ten minutes', async () => {
    const { call, playerId } = await someone()
    const { requestId, code } = await asked(call, newPhone())
    await server().sql(
      `UPDATE phone_code SET expires_at = expires_at - interval '10 minutes' WHERE player_id = $1`,
      [playerId],
    )
    expect(await faultOf(call, 'submitPhoneValidation', { requestId, code })).toMatchObject({
      name: 'profile.phoneCodeInvalid',
    })
  })

  it('is replaced by the next, and of another player is none', async () => {
    const { call } = await someone()
    const phone = newPhone()
    const first = await asked(call, phone)
    const second = await asked(call, phone)
    for (const [caller, { requestId, code }] of [
      [call, first],
      [(await someone()).call, second],
    ] as const)
      expect(await faultOf(caller, 'submitPhoneValidation', { requestId, code })).toMatchObject({
        name: 'profile.phoneCodeInvalid',
      })
    await call('submitPhoneValidation', { requestId: second.requestId, code: second.code })
  })

  it('is sent three times an hour at most, to one player and to one phone', async () => {
    const { call } = await someone()
    const phone = newPhone()
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => call('requestPhoneValidation', { phone })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await faultOf(call, 'requestPhoneValidation', { phone: newPhone() })).toMatchObject({ code: 429 })
    const other = await someone()
    expect(await faultOf(other.call, 'requestPhoneValidation', { phone })).toMatchObject({ code: 429 })
  })

  it('is spoken digit by digit, in the player’s language', async () => {
    const { call, playerId } = await someone()
    await server().sql(`UPDATE player SET language = 'fr_FR' WHERE id = $1`, [playerId])
    const phone = newPhone()
    await call('requestPhoneValidation', { phone, channel: 'call' })
    const [message] = await messages(phone)
    expect(message).toMatchObject({ channel: 'call', text: expect.stringMatching(/^(\d ){6}est votre code/) })
  })

  it('stands nowhere in the database, nor does the phone', async () => {
    const { call } = await someone()
    const phone = newPhone()
    const { code } = await asked(call, phone)
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
