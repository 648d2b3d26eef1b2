import { describe, expect, it } from 'vitest'
import { canonicalDigits, orderings, parseTypedDigits } from './digits.ts'

describe('typed digits', () => {
  it.each([
    ['407', [4, 0, 7]],
    ['4 0 7', [4, 0, 7]],
    ['4,0;7', [4, 0, 7]],
    ['007', [0, 0, 7]],
  ])('"%s" is %j', (text, digits) => {
    expect(parseTypedDigits(text, 3)).toEqual({ ok: true, digits })
  })

  it.each([
    ['', 'count'],
    ['40', 'count'],
    ['4071', 'count'],
    ['4o7', 'characters'],
    ['-47', 'characters'],
  ])('rejects "%s" with problem %s', (text, problem) => {
    expect(parseTypedDigits(text, 3)).toEqual({ ok: false, problem })
  })
})

it.each([
  [[1, 2, 3], 6],
  [[7, 0, 7], 3],
  [[7, 7, 7], 1],
  [[1, 1, 2, 2], 6],
  [[1, 1, 1, 2, 3], 20],
])('%j has %i orders', (digits, orders) => {
  expect(orderings(digits)).toBe(orders)
})

it('keeps the digit order', () => {
  expect(canonicalDigits([4, 0, 7], [2, 1, 0])).toBe('4,0,7|2,1,0')
})
