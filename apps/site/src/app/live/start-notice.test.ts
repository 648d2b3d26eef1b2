import { expect, it } from 'vitest'
import { startNotice } from './start-notice.ts'

const quiet = { modal: null, overlay: false, drafting: false, buying: false } as const

it('opens a dialog if nothing else is open', () => {
  expect(startNotice(quiet)).toBe('dialog')
})

it('adds another game to the open play dialog', () => {
  expect(startNotice({ ...quiet, modal: 'playGame', overlay: true })).toBe('dialog')
})

it.each([
  ['a draft is open', { drafting: true }],
  ['a purchase is running', { buying: true }],
  ['another modal is open', { modal: 'login', overlay: true }],
  ['a drawer is open', { overlay: true }],
  ['a draft is open behind the play dialog', { modal: 'playGame', overlay: true, drafting: true }],
] as const)('shows a toast while %s', (_, change) => {
  expect(startNotice({ ...quiet, ...change })).toBe('toast')
})
