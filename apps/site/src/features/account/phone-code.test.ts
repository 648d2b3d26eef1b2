import { describe, expect, it } from 'vitest'
import { maskedPhone, requestIdOf } from './phone-code.ts'

describe('the answer to a request for a code', () => {
  it.each([
    ['abc123#+442079460018', 'abc123'],
    ['abc123', undefined],
    ['#+442079460018', undefined],
    ['', undefined],
  ])('%j: %s', (result, requestId) => {
    expect(requestIdOf(result)).toBe(requestId)
  })
})

describe('a number that is not shown in full', () => {
  it.each([
    ['+44 20 7946 0018', '+44 •• •••• 0018'],
    ['+1 212 555 0123', '+1 ••• ••• 0123'],
    ['', ''],
  ])('%s', (phone, shown) => {
    expect(maskedPhone(phone)).toBe(shown)
  })
})
