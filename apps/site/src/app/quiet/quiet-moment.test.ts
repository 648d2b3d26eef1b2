import { expect, it } from 'vitest'
import { isQuietMoment, quietMs } from './quiet-moment.ts'

const moment = { path: '/', connected: true, hasOverlay: false, isHeld: false, idleMs: quietMs }

it.each(['/', '/achievements', '/ranks', '/notifications'])('%s is quiet', path =>
  expect(isQuietMoment({ ...moment, path })).toBe(true),
)

it.each([
  '/playout',
  '/bingo/playout',
  '/gameOver',
  '/cashier',
  '/deposit',
  '/withdraw',
  '/lobby',
  '/account',
])('%s is not quiet', path => expect(isQuietMoment({ ...moment, path })).toBe(false))

it('accepts more pages', () =>
  expect(isQuietMoment({ ...moment, path: '/gameOver' }, /^\/gameOver/)).toBe(true))

it('is not quiet without a connection, under a dialog, in a held moment and while the player is busy', () => {
  expect(isQuietMoment({ ...moment, connected: false })).toBe(false)
  expect(isQuietMoment({ ...moment, hasOverlay: true })).toBe(false)
  expect(isQuietMoment({ ...moment, isHeld: true })).toBe(false)
  expect(isQuietMoment({ ...moment, idleMs: quietMs - 1 })).toBe(false)
})
