import { describe, expect, it } from 'vitest'
import { guard, ownPath, type Visit } from './guards.ts'
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
    ['anyone, an open path', { path: '/pick' }, null],
    ['anonymous, a guarded path', { path: '/cashier', guarded: true }, '/?login=true'],
    ['anonymous, a guarded path of the public list', { path: '/playout', guarded: true }, null],
    ['anonymous, terms', { path: '/terms', guarded: true }, null],
    ['a player, a guarded path', { path: '/cashier', guarded: true, loggedIn: true }, null],
    ['maintenance', { path: '/pick', maintenance: true }, '/maintenance'],
    ['maintenance, already there', { path: '/maintenance', maintenance: true }, null],
    ['maintenance, an admin', { path: '/pick', maintenance: true, admin: true }, null],
    [
      'must change the password',
      { path: '/', loggedIn: true, mustChangePassword: true },
      '/password?changeNow=true',
    ],
    ['changing it', { path: '/password', guarded: true, loggedIn: true, mustChangePassword: true }, null],
  ] as const)('%s', (_, change, sentTo) => {
    expect(guard(visit(change))).toBe(sentTo)
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

describe('every path of the specification', () => {
  it.each(openToAnyone)('%s is open to anyone, guarded or not', path => {
    expect(guard(visit({ path, guarded: true }))).toBeNull()
  })

  const entries = Object.entries<Route>(routes)

  it.each(entries.map(([path, { guarded }]) => [path, guarded] as const))(
    '%s asks an anonymous visitor to log in only where it must',
    (path, guarded) => {
      const closed = guarded && !openToAnyone.includes(path)
      expect(guard(visit({ path, guarded }))).toBe(closed ? '/?login=true' : null)
    },
  )

  it.each(entries.map(([path]) => path))(
    '%s gives way to maintenance and to a password to be changed',
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

describe('return address', () => {
  it.each([
    ['/pick?id=4', '/pick?id=4'],
    ['https://elsewhere.example', null],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['javascript:alert(1)', null],
    ['/a\nb', null],
    ['', null],
    [null, null],
  ])('%s gives %s', (address, path) => {
    expect(ownPath(address)).toBe(path)
  })
})
