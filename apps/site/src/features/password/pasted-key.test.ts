import { describe, expect, it } from 'vitest'
import { pastedKey } from './pasted-key.ts'

const key = 'a1B2_c3-D4e5F6g7'

describe('pastedKey', () => {
  it.each([
    [`https://site.test/password?key=${key}`, key],
    [` http://site.test:4000/password?lang=es_ES&key=${key}\n`, key],
    [key, key],
    ['https://site.test/password', undefined],
    ['https://site.test/password?key=short', undefined],
    ['https://site.test/password?key=a b c d e f g h i j', undefined],
    ['hello', undefined],
    ['', undefined],
  ])('finds in %j the key %s', (text, found) => {
    expect(pastedKey(text)).toBe(found)
  })
})
