import { expect, it } from 'vitest'
import { mayShowRealityCheck, playoutWaitMs } from './may-show-reality-check.ts'

const dueAt = 1_000_000
const moment = { now: dueAt, dueAt, connected: true, modal: null, buying: false, showing: false }

it('shows the check when it is due and not before', () => {
  expect(mayShowRealityCheck(moment)).toBe(true)
  expect(mayShowRealityCheck({ ...moment, now: dueAt - 1 })).toBe(false)
})

it('waits for a purchase without a time limit', () => {
  expect(mayShowRealityCheck({ ...moment, buying: true, now: dueAt + 10 * playoutWaitMs })).toBe(false)
})

it('waits for a play-out up to a limit', () => {
  expect(mayShowRealityCheck({ ...moment, showing: true, now: dueAt + playoutWaitMs - 1 })).toBe(false)
  expect(mayShowRealityCheck({ ...moment, showing: true, now: dueAt + playoutWaitMs })).toBe(true)
})

it('replaces a read-only modal and no other', () => {
  expect(mayShowRealityCheck({ ...moment, modal: 'rules' })).toBe(true)
  expect(mayShowRealityCheck({ ...moment, modal: 'fullRegistration' })).toBe(false)
  expect(mayShowRealityCheck({ ...moment, modal: 'realityCheck' })).toBe(false)
})

it('waits for the connection, which its figures need', () => {
  expect(mayShowRealityCheck({ ...moment, connected: false })).toBe(false)
})
