import { describe, expect, it } from 'vitest'
import { numberInWords } from './number-words.ts'

describe('numberInWords', () => {
  it.each([
    [1, 'en_US', 'One'],
    [16, 'en_US', 'Sixteen'],
    [20, 'en_GB', 'Twenty'],
    [47, 'en', 'Forty-seven'],
    [99, 'en_US', 'Ninety-nine'],
    [100, 'en_US', '100'],
    [16, 'de_DE', '16'],
  ])('%i in %s is %s', (n, language, words) => {
    expect(numberInWords(n, language)).toBe(words)
  })
})
