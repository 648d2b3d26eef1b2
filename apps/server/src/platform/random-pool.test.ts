import { describe, expect, it } from 'vitest'
import { createRandomPool } from './random-pool.ts'

describe('createRandomPool', () => {
  it('returns the requested number of bytes and never the same bytes twice', () => {
    const take = createRandomPool()
    const seen = new Set<string>()
    for (let i = 0; i < 2000; i++) {
      const bytes = take(32)
      expect(bytes).toHaveLength(32)
      seen.add(Buffer.from(bytes).toString('hex'))
    }
    expect(seen.size).toBe(2000)
  })

  it('returns a copy that does not change when more bytes are taken', () => {
    const take = createRandomPool()
    const first = take(16)
    const before = Buffer.from(first).toString('hex')
    for (let i = 0; i < 1000; i++) take(16)
    expect(Buffer.from(first).toString('hex')).toBe(before)
  })
})
