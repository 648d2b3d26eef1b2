import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalText } from './canonical-text.ts'

/** How the hashes of all journals up to version 1.0.5 were made. */
const firstText = (content: unknown): string | undefined =>
  JSON.stringify(content, (_: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return String(value)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })

const key = fc.oneof(
  fc.string(),
  fc.nat(120).map(String),
  fc.constantFrom('01', '-1', '1.5', 'a', 'Z', '__proto__'),
)
const content = fc.anything({
  key,
  withBigInt: true,
  withDate: true,
  withTypedArray: true,
  withNullPrototype: true,
})

it('is the text that the replacer wrote, for any content', () => {
  fc.assert(
    fc.property(content, value => {
      expect(canonicalText(value)).toBe(firstText(value))
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['keys in any order', { b: 1, a: { d: 2n, c: [undefined, -0] } }, '{"a":{"c":[null,0],"d":"2"},"b":1}'],
  ['array indices as keys', { b: 1, 10: 2, 9: 3, '01': 4 }, '{"9":3,"10":2,"01":4,"b":1}'],
  ['absent values', { a: undefined, b: null, c: Number.NaN }, '{"b":null,"c":null}'],
  ['a date', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
  ['bytes', { bytes: Uint8Array.of(7, 8) }, '{"bytes":{"0":7,"1":8}}'],
  ['a buffer', Buffer.of(7), '{"data":[7],"type":"Buffer"}'],
  ['quotes and half of a pair', { 'a"': '\ud800' }, '{"a\\"":"\\ud800"}'],
])('writes %s', (_, value, text) => {
  expect(canonicalText(value)).toBe(text)
  expect(firstText(value)).toBe(text)
})
