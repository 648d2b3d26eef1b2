import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex } from './bytes.ts'
import { canonicalHash, canonicalJson } from './canonical-json.ts'

describe('canonical JSON', () => {
  it.each<[unknown, string]>([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [{ é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
    ['a"\n', '"a\\"\\n"'],
    [[], '[]'],
    [-7, '-7'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  it.each([
    ['a fraction', 0.5],
    ['an unsafe integer', 2 ** 53],
    ['not a number', Number.NaN],
    ['undefined', undefined],
    ['a bigint', 1n],
    ['a date', new Date(0)],
    ['an undefined item', [undefined]],
    ['a missing field', { a: undefined }],
    ['a lone surrogate', '\ud83d'],
    ['a map', new Map()],
  ])('rejects %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow('not canonical')
  })

  it('is JSON of the same value for any key order', () => {
    const value = fc.object({ values: [fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), fc.boolean()] })
    fc.assert(
      fc.property(value, given => {
        expect(JSON.parse(canonicalJson(given))).toEqual(JSON.parse(JSON.stringify(given)))
        const reversed = Object.fromEntries(Object.entries(given).toReversed())
        expect(hex(canonicalHash(reversed))).toBe(hex(canonicalHash(given)))
      }),
    )
  })
})
