import { describe, expect, it } from 'vitest'
import { findOldCaches } from './shell.ts'
import { chooseStrategy } from './strategy.ts'

const origin = 'https://north.example'
const visit = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  chooseStrategy({ method, mode, url: new URL(path, origin).href }, origin)

describe('chooseStrategy', () => {
  it.each(['/', '/pick?id=5', '/cashier', '/tickets'])('takes a visit of %s as a page', path => {
    expect(visit(path, { mode: 'navigate' })).toBe('page')
  })

  it('takes a hashed file from the cache', () => {
    expect(visit('/assets/start-1a2b.js')).toBe('asset')
  })

  it.each([
    '/api/1/getBalance',
    '/api/1/init',
    '/api/channel',
    '/assets/../api/1/init',
    '/client/css?m=1',
    '/client/i18n/locales/1/en_GB',
    '/fair/1/draw/5',
    '/calendar/5.ics',
    '/manifest.webmanifest',
    '/offline',
    '/',
    'https://elsewhere.example/assets/x.js',
  ])('never stores %s', path => {
    expect(visit(path)).toBe('network')
  })

  it.each(['/api/1/init', '/client/x', '/fair/1/log', '/calendar/5.ics', '/p/news?preview=x'])(
    'leaves a visit of %s to the network',
    path => {
      expect(visit(path, { mode: 'navigate' })).toBe('network')
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('leaves %s to the network', method => {
    expect(visit('/assets/start-1a2b.js', { method })).toBe('network')
    expect(visit('/', { method, mode: 'navigate' })).toBe('network')
  })
})

it('finds the caches of earlier releases and no others', () => {
  const shell = { version: 'b', siteName: 'North', assets: [], offline: '/offline' }
  expect(findOldCaches(['shell-a', 'shell-b', 'other'], shell)).toEqual(['shell-a'])
})
