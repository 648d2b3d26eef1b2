import { sha256 } from '@noble/hashes/sha2.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import { enc, H } from './encode.ts'

describe('encode', () => {
  it('puts the length before each field', () => {
    expect(hex(enc('ab', Uint8Array.of(7), ''))).toBe('000000026162000000010700000000')
  })

  it('encodes different field lists differently', () => {
    const fields = fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 4 })
    fc.assert(
      fc.property(fields, fields, (a, b) => {
        const sameFields = JSON.stringify(a) === JSON.stringify(b)
        expect(hex(enc(...a)) === hex(enc(...b))).toBe(sameFields)
      }),
    )
  })

  it('H separates tag and fields by a zero byte', () => {
    expect(hex(H('chain', 'x'))).toBe(hex(sha256(utf8('FD1/chain\0\0\0\0\u0001x'))))
  })
})
