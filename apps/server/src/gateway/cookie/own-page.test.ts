import { expect, it } from 'vitest'
import type { Member } from '#operator/members.ts'
import { isOwnPage } from './own-page.ts'
import { readSessionCookie, toSessionCookie } from './session-cookie.ts'

const member = { id: 7, hosts: ['play.example', 'north.localhost'] } as unknown as Member
const production = { mode: 'production', extraOrigins: [] } as const
const development = { mode: 'development', extraOrigins: [] } as const
const host = 'play.example'
const local = 'north.localhost:4000'

it.each([
  ['a page of the site', production, { host, origin: 'https://play.example' }, true],
  [
    'a page of the site in a new browser',
    production,
    { host, origin: 'https://play.example', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['a request without an origin', production, { host }, false],
  ['a page without an origin', production, { host, origin: 'null' }, false],
  ['a page of another site', production, { host, origin: 'https://evil.example' }, false],
  ['a page of a subdomain', production, { host, origin: 'https://a.play.example' }, false],
  ['a page at another port', production, { host, origin: 'https://play.example:8443' }, false],
  ['a page without HTTPS', production, { host, origin: 'http://play.example' }, false],
  ['a page without HTTPS in development', development, { host, origin: 'http://play.example' }, false],
  [
    'a page of the same domain',
    production,
    { host, origin: 'https://play.example', 'sec-fetch-site': 'same-site' },
    false,
  ],
  [
    "a page at another operator's host",
    production,
    { host: 'other.example', origin: 'https://other.example' },
    false,
  ],
  ['a page on this machine', development, { host: local, origin: `http://${local}` }, true],
  ['a page on this machine in production', production, { host: local, origin: `http://${local}` }, false],
  [
    'a page at another port of this machine',
    development,
    { host: local, origin: 'http://north.localhost:5173' },
    false,
  ],
  [
    'a development server that the configuration admits',
    { mode: 'development', extraOrigins: ['http://localhost:5173'] } as const,
    { host: 'localhost:5173', origin: 'http://localhost:5173' },
    true,
  ],
])('judges %s', (_, settings, headers, isOwn) => {
  expect(isOwnPage(headers, member, settings)).toBe(isOwn)
})

it('always sends a cookie with the prefix and only over HTTPS in production', () => {
  const attributes = 'Max-Age=43200; Path=/; HttpOnly; SameSite=Strict'
  const secure = `__Host-session-7=a.b; ${attributes}; Secure`
  expect(toSessionCookie({ host: local }, 'production', 7, 'a.b')).toBe(secure)
  expect(toSessionCookie({ host }, 'production', 7, 'a.b')).toBe(secure)
  expect(toSessionCookie({ host }, 'development', 7, 'a.b')).toBe(secure)
  expect(toSessionCookie({ host: local }, 'development', 7, 'a.b')).toBe(`session-7=a.b; ${attributes}`)
  expect(toSessionCookie({ host }, 'production', 7, null)).toBe(
    '__Host-session-7=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure',
  )
})

it.each([
  ['__Host-session-7=a.b', 'a.b'],
  ['x=1; __Host-session-7=a.b; y=2', 'a.b'],
  ['session-7=a.b', undefined],
  ['__Host-session-8=a.b', undefined],
  ['__Host-session-7=token-of-a-header', undefined],
  ['', undefined],
])('reads the token from %s: %s', (cookie, token) => {
  expect(readSessionCookie({ host, cookie }, 'production', 7)).toBe(token)
})
