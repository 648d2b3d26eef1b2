import { messageKinds } from '@fairground/contract/channel'
import { transportPaths } from '@fairground/contract/transport'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { rawChannel } from '#gateway/raw-channel.test-support.ts'
import { type CookieBrowser, createCookieBrowser, useAsSite } from './cookie-browser.test-support.ts'

const server = useTestServer({ crowd: 6 })
beforeAll(() => useAsSite(server()))

const fetchTicket = async (browser: CookieBrowser): Promise<string> => {
  const response = await browser.fetch(server().baseUrl + transportPaths.ticket, {
    method: 'POST',
    headers: { 'site-key': server().member('north').siteKey, 'session-in': 'cookie' },
  })
  return ((await response.json()) as { ticket: string }).ticket
}

const issue = async (username: string) => {
  const browser = createCookieBrowser(server())
  await browser.login(username)
  return { browser, ticket: await fetchTicket(browser) }
}

/** The session of a channel that greets with this ticket. */
const greet = async (ticket: string, code: 'north' | 'south' = 'north', host?: string) => {
  const channel = await rawChannel(server(), undefined, server().wsUrl, host === undefined ? {} : { host })
  channel.send([messageKinds.HELLO, { siteKey: server().member(code).siteKey, version: '1', ticket }])
  const [, welcome] = (await channel.next(messageKinds.WELCOME)) as [number, { sessionState: string }]
  channel.close()
  return welcome.sessionState
}

describe('a ticket', () => {
  it('opens one channel and no second one', async () => {
    const { ticket } = await issue('crowd1')
    expect(await greet(ticket)).toBe('player')
    expect(await greet(ticket)).toBe('expired')
  })

  it('opens one of ten channels that use it at the same time', async () => {
    const { ticket } = await issue('crowd1')
    const states = await Promise.all(Array.from({ length: 10 }, () => greet(ticket)))
    expect(states.filter(state => state === 'player')).toHaveLength(1)
  })

  it('is valid for 30 seconds', async () => {
    const { ticket } = await issue('crowd2')
    const [row] = await server().sql<{ seconds: number }>(
      `SELECT extract(epoch FROM max(expires_at) - clock_timestamp())::float8 AS seconds FROM session_ticket`,
    )
    expect(row!.seconds).toBeGreaterThan(0)
    expect(row!.seconds).toBeLessThanOrEqual(30)
    await server().sql(`UPDATE session_ticket SET expires_at = clock_timestamp()`)
    expect(await greet(ticket)).toBe('expired')
  })

  it('is refused at another operator and at the host of another operator', async () => {
    const { browser, ticket } = await issue('crowd3')
    expect(await greet(ticket, 'south')).toBe('expired')
    expect(await greet(ticket)).toBe('player')
    expect(await greet(await fetchTicket(browser), 'north', 'south.localhost')).toBe('expired')
    expect(await greet(await fetchTicket(browser), 'north', 'north.localhost')).toBe('player')
  })

  it('is refused after the session has ended', async () => {
    const { browser, ticket } = await issue('crowd4')
    await browser.call('logout', {})
    expect(await greet(ticket)).toBe('expired')
    browser.token.write('cookie')
    expect(await fetchTicket(browser)).toBe('')
  })

  it('is stored as a digest, and old ones are deleted', async () => {
    const { browser, ticket } = await issue('crowd5')
    const rows = await server().sql<{ digest: Buffer }>('SELECT digest FROM session_ticket')
    expect(rows.some(({ digest }) => digest.equals(Buffer.from(ticket, 'base64url')))).toBe(false)
    await server().sql(`UPDATE session_ticket SET expires_at = clock_timestamp() - interval '1 second'`)
    const before = rows.length
    for (let i = 0; i < before; i++) await fetchTicket(browser)
    expect(
      await server().sql('SELECT FROM session_ticket WHERE expires_at < clock_timestamp()'),
    ).toHaveLength(0)
  })

  it('is not issued to a client that stores its token itself', async () => {
    const player = await server().login('crowd6')
    const response = await fetch(server().baseUrl + transportPaths.ticket, {
      method: 'POST',
      headers: { 'site-key': player.member.siteKey, 'auth-token': player.token.read()! },
    })
    expect(response.status).toBe(400)
  })
})
