import { demoPassword } from '@fairground/testkit/demo/world'
import { type Poster, createPoster } from '@fairground/testkit/server/poster'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({
  sandbox: true,
  environment: { FAIRGROUND_TRUSTED_PROXIES: '127.7.8.0/24' },
})
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }
const open: Poster[] = []

/** The strict profile locks after three failures, which makes the tests shorter. */
beforeAll(async () => {
  await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 1`)
  const input = { filter: { memberId: 1, languageId: 'en_US' } }
  await until('the strict profile', async () => {
    const { configuration } = await server().rest().call('init', input)
    return configuration.passwordMinimum === 8
  })
})

afterEach(() => {
  for (const poster of open.splice(0)) poster.close()
})

const from = (address: string): Poster => {
  const poster = createPoster(address, server().baseUrl, server().member())
  open.push(poster)
  return poster
}

const login = async (address: string, username: string, password = demoPassword, headers = {}) => {
  const { status, body } = await from(address).post('login', { username, password }, headers)
  return status === 200 ? 'in' : (JSON.parse(body) as { code: number | string }).code
}

const mails = async (username: string, subject: RegExp) =>
  (await getMails(server().sandbox, `${username}@example.test`)).filter(mail => subject.test(mail.subject))

describe('failed logins from unknown networks', () => {
  const guess = (n: number) => login(`127.0.${n}.1`, 'alice', 'wrong123')

  it('lock the account for all unknown networks together', async () => {
    expect(await login('127.0.0.1', 'alice')).toBe('in')
    const codes: unknown[] = []
    for (let n = 1; n <= 9; n++) codes.push(await guess(n))
    expect(codes).toEqual([103, 103, 103, 103, 103, 103, 106, 106, 106])
    expect(await login('127.0.50.1', 'alice')).toBe(106)
  })

  it('do not lock the account for a network that the player has used before', async () => {
    expect(await login('127.0.0.1', 'alice')).toBe('in')
    expect(await guess(60)).toBe(106)
  })

  it('no longer lock the network from which the player used the mailed link', async () => {
    const [mail] = await until('a mail', async () => {
      const found = await mails('alice', /restricted/)
      return found.length > 0 ? found : undefined
    })
    const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const newPassword = 'violet-oar-12'
    expect(await login('127.0.70.1', 'alice')).toBe(106)
    const reset = await from('127.0.70.1').post('resetPassword', { key, password: newPassword })
    expect(reset.body).toBe('{"result":1}')
    for (let n = 80; n <= 86; n++) await guess(n)
    expect(await guess(99)).toBe(106)
    expect(await login('127.0.70.1', 'alice', newPassword)).toBe('in')
    expect(await login('127.0.0.1', 'alice', newPassword)).toBe('in')
  })

  it('lock twice as long each time', async () => {
    const lockedFor = async () => {
      const [row] = await server().sql<{ minutes: number }>(
        `SELECT round(extract(epoch FROM locked_until - now()) / 60)::int AS minutes FROM login_failure
          WHERE username_key = 'rowan' AND network_digest <> ''`,
      )
      return row?.minutes
    }
    const lock = async () => {
      for (let i = 0; i < 4; i++) await login('127.0.0.9', 'rowan', 'wrong123')
    }
    const later = () =>
      server().sql(
        `UPDATE login_failure SET since = since - interval '3 hours', locked_until = locked_until - interval '3 hours'`,
      )
    const minutes: unknown[] = []
    for (let i = 0; i < 3; i++) {
      await lock()
      minutes.push(await lockedFor())
      await later()
    }
    expect(minutes).toEqual([30, 60, 120])
  })
})

describe('the mail about a new sign-in', () => {
  const notices = () => mails('bob', /New login/)

  it('is sent for a new network, but not for the first login or a known network', async () => {
    expect(await login('127.0.0.1', 'bob', demoPassword, firefox)).toBe('in')
    expect(await login('127.0.0.1', 'bob', demoPassword, firefox)).toBe('in')
    expect(await login('127.7.8.9', 'bob', demoPassword, { ...firefox, 'x-proxy-country': 'FR' })).toBe('in')
    const [mail, ...more] = await until('a notice', async () => {
      const found = await notices()
      return found.length > 0 ? found : undefined
    })
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/Firefox on Linux, 127\.7\.8\.x \(FR\)\.\s+Date: .* at \d\d:\d\d UTC/)
    const [stored] = await server().sql<{ all: string }>(
      `SELECT string_agg(o::text, '') AS all FROM known_origin o`,
    )
    expect(stored?.all).not.toMatch(/127\.0|Firefox/)
  })

  it('is sent for a new device', async () => {
    expect(await login('127.0.0.1', 'bob', demoPassword, { 'user-agent': 'Chrome/130 Android' })).toBe('in')
    await until('a second notice', async () => (await notices()).length === 2)
  })
})
