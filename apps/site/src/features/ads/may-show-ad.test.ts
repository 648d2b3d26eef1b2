import { expect, it } from 'vitest'
import { type AdMoment, mayShowAd } from './may-show-ad.ts'

const quiet: AdMoment = {
  pageHidden: false,
  modal: null,
  overlay: false,
  drafting: false,
  buying: false,
  watching: false,
  typing: false,
  idleMs: 5000,
}

it('shows an ad on a page where nothing is open', () => {
  expect(mayShowAd(quiet)).toBe(true)
})

it.each([
  ['the page is hidden', { pageHidden: true }],
  ['a modal is open', { modal: 'login' }],
  ['a drawer or popover is open', { overlay: true }],
  ['a ticket is being filled in', { drafting: true }],
  ['a purchase is running', { buying: true }],
  ['a draw is being watched', { watching: true }],
  ['the player types', { typing: true }],
  ['the player has just pressed something', { idleMs: 500 }],
] as const)('shows no ad while %s', (_, change) => {
  expect(mayShowAd({ ...quiet, ...change })).toBe(false)
})
