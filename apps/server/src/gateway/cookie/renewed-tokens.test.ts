import { demoPassword } from '@fairground/testkit/demo/world'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connected } from '#gateway/follower.test-support.ts'
import { type CookieBrowser, createCookieBrowser, useAsSite } from './cookie-browser.test-support.ts'

const server = useTestServer({ crowd: 8 })
beforeAll(() => useAsSite(server()))

/** Changes the open sessions of a player, and waits until no gateway remembers the earlier rows. */
const setSession = async (username: string, changes: string): Promise<void> => {
  await server().sql(
    `UPDATE session SET ${changes} WHERE ended_at IS NULL AND member_id = 1
        AND player_id = (SELECT id FROM player WHERE member_id = 1 AND username = $1)`,
    [username],
  )
  await new Promise(resolve => setTimeout(resolve, 1100))
}

const due = 'renew_from = clock_timestamp()'
const minuteLater = `renewed_at = clock_timestamp() - interval '61 seconds'`
const use = (browser: CookieBrowser) => browser.call('getPlayerAccounts', {})

const logIn = async (username: string): Promise<CookieBrowser> => {
  const browser = createCookieBrowser(server())
  await browser.login(username)
  return browser
}

/** A browser with the cookie as it was. */
const withCookie = (token: string): CookieBrowser => {
  const browser = createCookieBrowser(server())
  browser.setCookieToken(token)
  browser.token.write('cookie')
  return browser
}

const readEnd = async (username: string): Promise<string | null> => {
  const [row] = await server().sql<{ end_reason: string | null }>(
    `SELECT end_reason FROM session s JOIN player p ON p.member_id = s.member_id AND p.id = s.player_id
      WHERE p.member_id = 1 AND p.username = $1 ORDER BY s.id DESC LIMIT 1`,
    [username],
  )
  return row!.end_reason
}

describe('the token of a session in a cookie', () => {
  it('is replaced after 30 minutes of use, and the previous one stays valid for a minute', async () => {
    const browser = await logIn('crowd1')
    const first = browser.cookieToken()
    await use(browser)
    expect(browser.cookieToken()).toBe(first)
    await setSession('crowd1', due)
    await use(browser)
    const second = browser.cookieToken()
    expect(second).not.toBe(first)
    expect(second.split('.')[0]).toBe(first.split('.')[0])
    await use(browser)
    await use(withCookie(first))
    expect(browser.cookieToken()).toBe(second)
    expect(await readEnd('crowd1')).toBeNull()
  })

  it('is replaced once by parallel calls, which all succeed', async () => {
    const browser = await logIn('crowd2')
    await setSession('crowd2', due)
    await Promise.all(Array.from({ length: 8 }, () => use(browser)))
    expect(browser.setCookies).toHaveLength(2)
    await use(browser)
  })

  it('ends the session and its channels when it is used again after it was replaced', async () => {
    const browser = await logIn('crowd3')
    const stolen = browser.cookieToken()
    const faults: string[] = []
    const transport = browser.openTransport(1, name => faults.push(name))
    onTestFinished(() => transport.close())
    await connected(transport)
    await setSession('crowd3', due)
    await use(browser)
    await use(browser)
    await setSession('crowd3', minuteLater)
    await expect(use(withCookie(stolen))).rejects.toMatchObject({ faultName: 'session.timeout' })
    expect(await readEnd('crowd3')).toBe('token-reused')
    await expect(use(browser)).rejects.toMatchObject({ faultName: 'session.timeout' })
    await until('the channel is notified', () => faults.includes('session.timeout'))
  })

  it('ends the session when a token from two renewals ago is used', async () => {
    const browser = await logIn('crowd4')
    const oldest = browser.cookieToken()
    for (let i = 0; i < 2; i++) {
      await setSession('crowd4', due)
      await use(browser)
    }
    await expect(use(withCookie(oldest))).rejects.toMatchObject({ faultName: 'session.timeout' })
    expect(await readEnd('crowd4')).toBe('token-reused')
  })

  it('is replaced again if the response with the new one was lost', async () => {
    const browser = await logIn('crowd5')
    const kept = browser.cookieToken()
    await setSession('crowd5', due)
    await use(browser)
    await setSession('crowd5', minuteLater)
    const offline = withCookie(kept)
    await use(offline)
    expect(offline.cookieToken()).not.toBe(kept)
    await use(offline)
    expect(await readEnd('crowd5')).toBeNull()
  })

  it('is replaced by a step-up and by a new password', async () => {
    const browser = await logIn('crowd6')
    const tokens = [browser.cookieToken()]
    await browser.call('finishStepUp', { password: demoPassword })
    tokens.push(browser.cookieToken())
    const newPassword = `${demoPassword}-new-9`
    await browser.call('changePassword', { oldPassword: demoPassword, newPassword })
    tokens.push(browser.cookieToken())
    expect(new Set(tokens).size).toBe(3)
    await use(browser)
  })

  it('is not replaced for a ping, which must not keep the session open', async () => {
    const browser = await logIn('crowd7')
    await setSession('crowd7', `${due}, seen_at = clock_timestamp() - interval '50 minutes'`)
    await browser.call('ping', {})
    expect(browser.setCookies).toHaveLength(1)
    const [row] = await server().sql<{ is_idle: boolean }>(
      `SELECT seen_at < clock_timestamp() - interval '40 minutes' AS is_idle FROM session ORDER BY id DESC LIMIT 1`,
    )
    expect(row!.is_idle).toBe(true)
  })
})

it('keeps the token of a client that stores it itself', async () => {
  const player = await server().login('crowd8')
  const token = player.token.read()
  await player.call('finishStepUp', { password: demoPassword })
  await player.call('getPlayerAccounts', {})
  expect(player.token.read()).toBe(token)
})
