import { expect, it } from 'vitest'
import { mayRemind, showWaitMs } from './may-remind.ts'

const dueAt = 1_000_000
const moment = { now: dueAt, dueAt, connected: true, modal: null, buying: false, showing: false }

it('comes when it is due and not before', () => {
  expect(mayRemind(moment)).toBe(true)
  expect(mayRemind({ ...moment, now: dueAt - 1 })).toBe(false)
})

it('waits for a purchase as long as it takes', () => {
  expect(mayRemind({ ...moment, buying: true, now: dueAt + 10 * showWaitMs })).toBe(false)
})

it('waits for a falling ball, but not for the whole draw', () => {
  expect(mayRemind({ ...moment, showing: true, now: dueAt + showWaitMs - 1 })).toBe(false)
  expect(mayRemind({ ...moment, showing: true, now: dueAt + showWaitMs })).toBe(true)
})

it('takes the place of what is only read, and of nothing else', () => {
  expect(mayRemind({ ...moment, modal: 'rules' })).toBe(true)
  expect(mayRemind({ ...moment, modal: 'fullRegistration' })).toBe(false)
  expect(mayRemind({ ...moment, modal: 'realityCheck' })).toBe(false)
})

it('waits for the connection: it has figures to show', () => {
  expect(mayRemind({ ...moment, connected: false })).toBe(false)
})
