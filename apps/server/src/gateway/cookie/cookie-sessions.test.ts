import { messageKinds } from '@fairground/contract/channel'
import { transportModes } from '@fairground/contract/transport'
import { demoPassword } from '@fairground/testkit/demo/world'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connected } from '#gateway/follower.test-support.ts'
import { rawChannel } from '#gateway/raw-channel.test-support.ts'
import { createCookieBrowser, useAsSite } from './cookie-browser.test-support.ts'

const server = useTestServer({ crowd: 8 })
beforeAll(() => useAsSite(server()))

const password = demoPassword
const readMember = () => server().member('north')

const countLive = async (username: string): Promise<number> => {
  const rows = await server().sql(
    `SELECT FROM session s JOIN player p ON p.member_id = s.member_id AND p.id = s.player_id
      WHERE p.member_id = 1 AND p.username = $1 AND s.ended_at IS NULL`,
    [username],
  )
  return rows.length
}

describe('a session in a cookie', () => {
  it('opens, serves calls and ends, and no script sees its token', async () => {
    const browser = createCookieBrowser(server())
    await browser.login('crowd1')
    const token = browser.cookieToken()
    expect(browser.setCookies).toEqual([
      `session-1=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`,
    ])
    const { player } = await browser.call('loginCheck', {})
    expect(player.username).toBe('crowd1')
    await browser.call('logout', {})
    expect(browser.setCookies.at(-1)).toContain('session-1=; Max-Age=0')
    expect(await countLive('crowd1')).toBe(0)
    const seen = browser.seen.join('\n')
    for (const part of token.split('.')) expect(seen).not.toContain(part)
    expect(seen).not.toMatch(/auth-?token/i)
  })

  it('is not named by the first half of the token, nor stored in clear', async () => {
    const browser = createCookieBrowser(server())
    await browser.login('crowd2')
    const [name = '', secret = ''] = browser.cookieToken().split('.')
    const response = await globalThis.fetch(`${server().baseUrl}/api/1/getPlayerAccounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'site-key': readMember().siteKey, 'auth-token': name },
      body: '{}',
    })
    expect(response.status).toBe(401)
    const [row] = await server().sql<{ text: string }>(
      'SELECT row_to_json(s)::text AS text FROM session s ORDER BY id DESC LIMIT 1',
    )
    for (const part of [name, secret]) {
      expect(row?.text).not.toContain(part)
      expect(row?.text).not.toContain(Buffer.from(part, 'base64url').toString('hex'))
    }
  })

  it('takes the token out of the fault that requires a new password', async () => {
    await server().sql(`UPDATE player SET change_password = true WHERE member_id = 1 AND username = 'crowd3'`)
    const browser = createCookieBrowser(server())
    await expect(browser.login('crowd3')).rejects.toMatchObject({
      faultName: 'login.passwordMustBeChanged',
      fault: { details: {} },
    })
    browser.token.write('cookie')
    const before = browser.cookieToken()
    await browser.call('changePassword2', { newPassword: `${password}-new-9` })
    expect(browser.cookieToken()).not.toBe(before)
    await expect(browser.call('getPlayerAccounts', {})).resolves.toBeDefined()
    expect(browser.seen.join('\n')).not.toContain(before.split('.')[1])
  })

  it('is ignored by a browser that is logged out, although its cookie could not be deleted', async () => {
    const browser = createCookieBrowser(server())
    await browser.login('crowd4')
    browser.token.write(null)
    await expect(browser.call('getPlayerAccounts', {})).rejects.toMatchObject({
      faultName: 'login.notLoggedIn',
    })
    await expect(browser.login('crowd4')).resolves.toBeUndefined()
  })

  it('leaves clients that store their token as they were', async () => {
    const player = await server().login('crowd5')
    expect(player.token.read()).toMatch(/^[\w-]{43}$/)
    await expect(player.call('getPlayerAccounts', {})).resolves.toBeDefined()
  })
})

describe('a page of another site', () => {
  const attack = (headers: Record<string, string>, body: string, operation: string) =>
    globalThis.fetch(`${server().baseUrl}/api/1/${operation}`, { method: 'POST', headers, body })

  const json = { 'content-type': 'application/json' }
  const foreign = ['https://evil.example', 'null', 'http://127.0.0.1:1', undefined]

  it.each<[string, Record<string, string>, readonly (string | undefined)[]]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, foreign],
    ['a form with JSON as text', { 'content-type': 'text/plain' }, foreign],
    ['a request without the header of the site', json, foreign],
    ['a request with all headers', { ...json, 'session-in': 'cookie' }, foreign],
    [
      'a request of the same domain',
      { ...json, 'session-in': 'cookie', 'sec-fetch-site': 'same-site' },
      ['own'],
    ],
  ])('executes nothing with %s', async (_, headers, origins) => {
    const browser = createCookieBrowser(server())
    await browser.login('crowd6')
    const cookie = `session-1=${browser.cookieToken()}`
    for (const from of origins) {
      const origin = from === 'own' ? server().baseUrl : from
      const sent = {
        ...headers,
        cookie,
        'site-key': readMember().siteKey,
        ...(origin === undefined ? {} : { origin }),
      }
      const statuses = [
        (await attack(sent, '{}', 'logout')).status,
        (await attack(sent, JSON.stringify({ password }), 'finishStepUp')).status,
      ]
      for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400)
    }
    const [row] = await server().sql('SELECT ended_at, step_up_at FROM session ORDER BY id DESC LIMIT 1')
    expect(row).toEqual({ ended_at: null, step_up_at: null })
    // The site itself executes them, so the refusals have no other reason.
    await browser.call('finishStepUp', { password })
    await browser.call('logout', {})
    expect(await countLive('crowd6')).toBe(0)
  })

  it('cannot log the browser in, get a ticket or open a channel', async () => {
    const browser = createCookieBrowser(server())
    await browser.login('crowd7')
    const headers = {
      'content-type': 'application/json',
      'site-key': readMember().siteKey,
      'session-in': 'new-cookie',
      origin: 'https://evil.example',
      cookie: `session-1=${browser.cookieToken()}`,
    }
    const login = await attack(headers, JSON.stringify({ username: 'crowd8', password }), 'login')
    expect([login.status, login.headers.getSetCookie()]).toEqual([401, []])
    expect(await countLive('crowd8')).toBe(0)
    const ticket = await globalThis.fetch(`${server().baseUrl}/api/ticket`, {
      method: 'POST',
      headers: { ...headers, 'session-in': 'cookie' },
      body: '{}',
    })
    expect(ticket.status).toBe(401)
    expect((await rawChannel(server(), 'https://evil.example')).status).toBe(403)
    expect(await server().sql('SELECT FROM session_ticket')).toEqual([])
  })
})

it('does not use the cookie for a channel', async () => {
  const browser = createCookieBrowser(server())
  await browser.login('crowd7')
  const cookie = `session-1=${browser.cookieToken()}`
  const channel = await rawChannel(server(), 'http://north.localhost', server().wsUrl, { cookie })
  channel.send([messageKinds.HELLO, { siteKey: readMember().siteKey, version: '1' }])
  expect(await channel.next(messageKinds.WELCOME)).toMatchObject([11, { sessionState: 'anonymous' }])
  channel.send([messageKinds.CALL, 1, 'logout', {}])
  expect(await channel.next(messageKinds.FAULT)).toMatchObject([13, 1, { name: 'login.notLoggedIn' }])
  expect(await countLive('crowd7')).toBe(1)
  channel.close()
})

it.each(Object.values(transportModes))(
  'logs in, plays and logs out with a channel in mode %i',
  async mode => {
    const browser = createCookieBrowser(server())
    const transport = browser.openTransport(mode)
    onTestFinished(() => transport.close())
    await connected(transport)
    expect(transport.state().session).toBe('anonymous')
    await browser.login('crowd8')
    await transport.reauthenticate()
    const { player } = await transport.call('loginCheck', {})
    expect(player.username).toBe('crowd8')
    // A browser that reconnects asks for another ticket.
    transport.close()
    transport.open()
    await connected(transport)
    expect(transport.state().session).toBe('player')
    await expect(transport.call('getPlayerAccounts', {})).resolves.toBeDefined()
    await browser.call('logout', {})
    await expect(transport.call('getPlayerAccounts', {})).rejects.toMatchObject({
      faultName: 'login.notLoggedIn',
    })
    const [name = ''] = browser.setCookies[0]!.split('=')[1]!.split('.')
    expect(browser.seen.join('\n')).not.toContain(name)
  },
)
