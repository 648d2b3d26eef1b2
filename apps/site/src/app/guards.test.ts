import { describe, expect, it } from 'vitest'
import { guard, type Visit } from './guards.ts'
import { type Route, routes } from './routes.ts'

const visit = (change: Partial<Visit>): Visit => ({
  path: '/',
  guarded: false,
  loggedIn: false,
  maintenance: false,
  admin: false,
  mustChangePassword: false,
  ...change,
})

describe('guard', () => {
  it.each([
    ['an open path', { path: '/pick' }, null],
    ['a guarded path for an anonymous visitor', { path: '/cashier', guarded: true }, '/?login=true'],
    ['a guarded path of the public list for an anonymous visitor', { path: '/playout', guarded: true }, null],
    ['the terms for an anonymous visitor', { path: '/terms', guarded: true }, null],
    ['a guarded path for a player', { path: '/cashier', guarded: true, loggedIn: true }, null],
    ['any path during maintenance', { path: '/pick', maintenance: true }, '/maintenance'],
    ['the maintenance page during maintenance', { path: '/maintenance', maintenance: true }, null],
    ['any path for an admin during maintenance', { path: '/pick', maintenance: true, admin: true }, null],
    [
      'any path for a player who must change the password',
      { path: '/', loggedIn: true, mustChangePassword: true },
      '/password?changeNow=true',
    ],
    [
      'the password page for a player who must change the password',
      { path: '/password', guarded: true, loggedIn: true, mustChangePassword: true },
      null,
    ],
  ] as const)('redirects %s correctly', (_, change, redirectTo) => {
    expect(guard(visit(change))).toBe(redirectTo)
  })
})

const openToAnyone = [
  '/',
  '/html5',
  '/lobby',
  '/payout',
  '/playout',
  '/emailconfirmation',
  '/replay',
  '/contact',
  '/howtoplay',
  '/terms',
  '/privacy',
  '/scan',
  '/password',
]

describe('guard on the paths of the specification', () => {
  it.each(openToAnyone)('opens %s to anonymous visitors although it is guarded', path => {
    expect(guard(visit({ path, guarded: true }))).toBeNull()
  })

  const entries = Object.entries<Route>(routes)

  it.each(entries.map(([path, { guarded }]) => [path, guarded] as const))(
    'requires a login for %s only if the path is guarded and not public',
    (path, guarded) => {
      const closed = guarded && !openToAnyone.includes(path)
      expect(guard(visit({ path, guarded }))).toBe(closed ? '/?login=true' : null)
    },
  )

  it.each(entries.map(([path]) => path))(
    'redirects %s to maintenance and to a required password change',
    path => {
      const player = { path, loggedIn: true }
      expect(guard(visit({ ...player, maintenance: true }))).toBe(
        path === '/maintenance' ? null : '/maintenance',
      )
      expect(guard(visit({ ...player, mustChangePassword: true }))).toBe(
        path === '/password' ? null : '/password?changeNow=true',
      )
    },
  )
})
