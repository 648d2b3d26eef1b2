import { sha256 as sha256Here } from '#crypto/sha256.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex, utf8 } from '#encoding/bytes.ts'
import { sha256 as portableSha256 } from './sha256.ts'
import { sha256 as nodeSha256 } from './sha256-node.ts'

describe('SHA-256', () => {
  it.each([
    ['of the platform', nodeSha256],
    ['in JavaScript', portableSha256],
  ])('%s has the digests of FIPS 180-4', (_, sha256) => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is the same by the platform and in JavaScript for any bytes, also for a part of a buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (whole, from) => {
        const part = whole.subarray(from)
        expect(nodeSha256(part)).toEqual(portableSha256(part))
      }),
    )
  })

  it('returns an array of its own, so that a copy of a digest is not a view of another one', () => {
    const digest = nodeSha256(utf8('abc'))
    expect(digest.constructor).toBe(Uint8Array)
    expect(digest.buffer.byteLength).toBe(32)
  })

  it('is computed by the platform in Node', () => {
    expect(sha256Here).toBe(nodeSha256)
    expect(sha256Here).not.toBe(portableSha256)
  })
})
