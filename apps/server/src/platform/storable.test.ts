import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'

it.each([undefined, null, 0, true, '', 'Zoë', '😀', [], {}, { lines: [[1, 2]], note: 'tab\tand\nline' }])(
  'accepts %j',
  value => {
    expect(isStorable(value)).toBe(true)
  },
)

it.each(['\u0000', 'a\u0000b', '\ud800', '\udc00x', ['\u0000'], { a: { b: ['\ud800'] } }, { '\u0000': 1 }])(
  'refuses %j',
  value => {
    expect(isStorable(value)).toBe(false)
  },
)

it('looks into a value that is nested 100,000 times', () => {
  const nest = (inner: unknown): unknown =>
    Array.from({ length: 100_000 }).reduce(value => [value, undefined], inner)
  expect(isStorable(nest('x'))).toBe(true)
  expect(isStorable(nest('\u0000'))).toBe(false)
})
