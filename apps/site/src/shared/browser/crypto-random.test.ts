import { describe, expect, it } from 'vitest'
import { randomIndex } from './crypto-random.ts'

const sequence = (...values: number[]) => {
  const left = [...values]
  return (words: Uint32Array<ArrayBuffer>) => {
    words[0] = left.shift() ?? 0
    return words
  }
}

describe('randomIndex', () => {
  it.each([
    { choices: 49, words: [0], expected: 0 },
    { choices: 49, words: [50], expected: 1 },
    { choices: 1, words: [7], expected: 0 },
  ])('takes the remainder: %o', ({ choices, words, expected }) => {
    expect(randomIndex(choices, sequence(...words))).toBe(expected)
  })

  it('rejects values above the largest multiple of the choice count, which would bias the result', () => {
    const limit = 2 ** 32 - (2 ** 32 % 49)
    expect(randomIndex(49, sequence(limit, 2 ** 32 - 1, 3))).toBe(3)
  })

  it.each([0, -1, 1.5])('refuses %d choices', choices => {
    expect(() => randomIndex(choices)).toThrow(RangeError)
  })
})
