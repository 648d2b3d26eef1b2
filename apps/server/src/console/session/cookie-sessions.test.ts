import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { acceptInvitation, type StaffMember } from '@fairground/testkit/staff/staff-member'
import { createAuthenticator } from '@fairground/testkit/staff/software-passkey'
import { Check } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { createConsoleBrowser } from './console-browser.test-support.ts'
import { createCookieSessions } from './cookie-sessions.ts'

let books: Books
let staffConsole: TestConsole
let member: StaffMember

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  member = await staffConsole.hire(['platformAdmin'])
})
afterAll(async () => {
  await staffConsole.close()
  await books.close()
})

const openBrowser = async () => {
  const browser = createConsoleBrowser(staffConsole.address)
  const { body } = await browser.signIn(member)
  const token = browser.getCookie().replace('staff-session=', '')
  return { browser, body, token }
}

const isEnded = async (): Promise<boolean> => {
  const [row] = await books.rows<{ ended: boolean }>(
    'SELECT ended_at IS NOT NULL AS ended FROM staff_session ORDER BY id DESC LIMIT 1',
  )
  return row!.ended
}

describe('a session in a cookie', () => {
  it('opens, serves calls and ends, and no script sees its token', async () => {
    const { browser, body, token } = await openBrowser()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(browser.setCookies).toEqual([
      `staff-session=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`,
    ])
    expect(body).toEqual({ staffId: member.staffId, name: 'Test' })
    expect(Check(operatorOperations.finishSignIn.output, body)).toBe(true)
    expect((await browser.post('getMe')).body).toMatchObject({ staffId: member.staffId })
    expect((await browser.post('signOut')).status).toBe(200)
    expect(browser.setCookies.at(-1)).toBe('staff-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict')
    expect(await isEnded()).toBe(true)
    expect(browser.seen.join('\n')).not.toContain(token)
  })

  it('opens with an invitation', async () => {
    const { link } = await member.call('inviteStaff', {
      name: 'Rosa',
      email: 'rosa@staff.example',
      reason: 'a new colleague',
    })
    const invitation = new URL(link).hash.slice('#enrol='.length)
    const browser = createConsoleBrowser(staffConsole.address)
    const passkey = createAuthenticator(staffConsole.address, { verifiesUser: true })
    const begun = await browser.post('beginEnrolment', { invitation })
    const created = passkey.create(begun.body['options'] as never)
    const { body } = await browser.post('finishEnrolment', { invitation, created, passkeyName: 'First' })
    expect(body).toEqual({ staffId: expect.any(Number) as number, name: 'Rosa' })
    expect((await browser.post('getMe')).body).toMatchObject({ name: 'Rosa' })
  })

  it('that has ended opens nothing, and signing out deletes its cookie', async () => {
    const { browser } = await openBrowser()
    const cookie = browser.getCookie()
    await browser.post('signOut')
    browser.setCookie(cookie)
    expect((await browser.post('getMe')).body).toMatchObject({ name: 'staff.notSignedIn' })
    expect((await browser.post('signOut')).status).toBe(401)
    expect(browser.getCookie()).toBe('')
  })

  it('leaves programs with a bearer token as they were, and hears no cookie from them', async () => {
    const { browser, token } = await openBrowser()
    const call = (headers: Record<string, string>) =>
      fetch(`${staffConsole.address}/operator/0/getMe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    expect((await call({ authorization: `Bearer ${member.token}` })).status).toBe(200)
    expect((await call({ cookie: browser.getCookie() })).status).toBe(401)
    // In a browser with a cookie, no script can use a token that it has found.
    expect(
      (await browser.post('getMe', {}, 0, { cookie: '', authorization: `Bearer ${token}` })).status,
    ).toBe(401)
  })

  it('collects no token of a command line', async () => {
    const { browser } = await openBrowser()
    const { body } = await browser.post('beginDeviceSignIn', { client: 'a terminal' })
    await browser.post('confirmDevice', { code: body['code'] })
    const refused = await browser.post('finishDeviceSignIn', { deviceToken: body['deviceToken'] })
    expect(refused.body).toMatchObject({ name: 'request.invalid' })
  })

  it('has a name and attributes that only HTTPS and only this host can set', () => {
    const sessions = createCookieSessions({ address: 'https://console.example', extraOrigins: [] })
    const headers: Record<string, string> = {}
    const reply = { header: (name: string, value: string) => void (headers[name] = value) } as never
    const session = { token: undefined, inCookie: true, isForeign: false }
    sessions.answer(reply, session, 'finishSignIn', { output: { token: 'abc', staffId: 1, name: 'Tom' } })
    expect(headers['set-cookie']).toBe(
      '__Host-staff-session=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict; Secure',
    )
    const own = { 'session-in': 'cookie', origin: 'https://console.example' }
    expect(sessions.read({ ...own, cookie: '__Host-staff-session=abc' }).token).toBe('abc')
    expect(sessions.read({ ...own, cookie: 'staff-session=abc' }).token).toBeUndefined()
  })
})

describe('a page of another site', () => {
  const json = { 'content-type': 'application/json' }
  const own = 'own'
  const foreign = ['https://evil.example', 'null', 'http://localhost:1', 'http://127.0.0.1:4100', undefined]

  it.each<[string, Record<string, string>, readonly (string | undefined)[]]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, [...foreign, own]],
    ['a form with JSON as text', { 'content-type': 'text/plain' }, [...foreign, own]],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=a' }, [...foreign, own]],
    ['a request without the header of the application', json, [...foreign, own]],
    ['a request with all headers', { ...json, 'session-in': 'cookie' }, foreign],
    [
      'a request of the same domain',
      { ...json, 'session-in': 'cookie', 'sec-fetch-site': 'same-site' },
      [own],
    ],
    [
      'a request of another site that hides its origin',
      { ...json, 'session-in': 'cookie', 'sec-fetch-site': 'cross-site' },
      [own, undefined],
    ],
  ])('executes nothing with %s', async (_, headers, origins) => {
    const { browser } = await openBrowser()
    for (const from of origins) {
      const origin = from === own ? staffConsole.address : from
      const response = await fetch(`${staffConsole.address}/operator/0/signOut`, {
        method: 'POST',
        headers: { ...headers, cookie: browser.getCookie(), ...(origin === undefined ? {} : { origin }) },
        body: '{}',
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(await isEnded()).toBe(false)
    // The application itself executes it, so the refusals have no other reason.
    expect((await browser.post('signOut')).status).toBe(200)
    expect(await isEnded()).toBe(true)
  })

  it('cannot sign the browser in as another person', async () => {
    const attacker = await acceptInvitation(
      staffConsole.address,
      (
        await member.call('inviteStaff', {
          name: 'Mallory',
          email: 'mallory@staff.example',
          reason: 'a new colleague',
        })
      ).link,
    )
    const begun = await member.call('beginSignIn', {})
    const response = await fetch(`${staffConsole.address}/operator/0/finishSignIn`, {
      method: 'POST',
      headers: { ...json, 'session-in': 'cookie', origin: 'https://evil.example' },
      body: JSON.stringify({ signInId: begun.signInId, assertion: attacker.passkey.answer(begun.options) }),
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
  })

  it('gets no permission from a preflight', async () => {
    const response = await fetch(`${staffConsole.address}/operator/0/getMe`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'session-in',
      },
    })
    expect(response.ok).toBe(false)
    expect(response.headers.get('access-control-allow-headers')).toBeNull()
  })
})
