import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { hex, utf8 } from '#encoding/bytes.ts'
import { chainFrom, chainStep, stepBack } from './hash-chain.ts'

const secret = sha256(utf8('alice'))

describe('hash chain', () => {
  it.each([1, 999, 1000, 1001, 2500])('with %d links: every link hashes to the previous one', length => {
    const chain = chainFrom(secret, length)
    expect(hex(chain.linkAt(length))).toBe(hex(secret))
    expect(hex(chain.linkAt(0))).toBe(hex(chain.anchor))
    for (const index of [1, 2, 499, 999, 1000, 1001, 2000, 2001, length].filter(i => i <= length)) {
      expect(hex(chainStep(chain.linkAt(index)))).toBe(hex(chain.linkAt(index - 1)))
      expect(hex(stepBack(chain.linkAt(index), index))).toBe(hex(chain.anchor))
    }
  })

  it.each([-1, 6, 0.5])('has no link %d', index => {
    expect(() => chainFrom(secret, 5).linkAt(index)).toThrow('no link')
  })

  it('rejects a short secret and an empty chain', () => {
    expect(() => chainFrom(secret.slice(1), 5)).toThrow('32 bytes')
    expect(() => chainFrom(secret, 0)).toThrow('at least one')
  })
})
