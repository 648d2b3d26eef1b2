import { sha256 } from '@noble/hashes/sha2.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { u64be, utf8 } from '#encoding/bytes.ts'
import { openDraw } from './draw-stream.ts'

const C = sha256(utf8('close'))
const open = (seed: number, label = 'test') => openDraw(sha256(u64be(seed)), C, label)

describe('draw stream', () => {
  it('pick and raffle give different numbers in range, sparse or not', () => {
    const game = fc.tuple(fc.nat(200), fc.nat(200)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(fc.nat(), game, (seed, [k, n]) => {
        const drawn = open(seed).raffle(k, n)
        expect(new Set(drawn).size).toBe(k)
        expect(drawn.every(index => index >= 0 && index < n)).toBe(true)
        expect(open(seed).pick(k, n)).toEqual(drawn.map(index => index + 1))
      }),
    )
  })

  it('equals the swap on a full list that the scheme describes', () => {
    const full = Array.from({ length: 49 }, (_, i) => i + 1)
    const stream = open(1)
    for (let i = 0; i < 49; i += 1) {
      const j = i + stream.uniform(49 - i)
      const [a, b] = [full[i] ?? 0, full[j] ?? 0]
      full[i] = b
      full[j] = a
    }
    expect(open(1).shuffle(49)).toEqual(full)
  })

  it('gives every label a separate stream', () => {
    expect(open(1, 'a').pick(6, 49)).not.toEqual(open(1, 'b').pick(6, 49))
  })

  it('draws every ball equally often (chi-square, 48 degrees of freedom, false alarm below 1 in 10,000)', () => {
    const seen = Array.from({ length: 49 }, () => 0)
    const draws = 3000
    for (let seed = 0; seed < draws; seed += 1) {
      for (const index of open(seed).raffle(6, 49)) seen[index] = (seen[index] ?? 0) + 1
    }
    const expected = (draws * 6) / 49
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(95)
    expect(chiSquare).toBeGreaterThan(15)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1])('rejects drawing from %d numbers', n => {
    expect(() => open(1).uniform(n)).toThrow('cannot draw')
  })

  it('rejects drawing more numbers than there are', () => {
    expect(() => open(1).raffle(4, 3)).toThrow('cannot draw 4 of 3')
  })
})
