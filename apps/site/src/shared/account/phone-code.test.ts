import { describe, expect, it } from 'vitest'
import { maskedPhone, getRequestId } from './phone-code.ts'

describe('getRequestId', () => {
  it.each([
    ['abc123#+442079460018', 'abc123'],
    ['abc123', undefined],
    ['#+442079460018', undefined],
    ['', undefined],
  ])('parses %j as %s', (result, requestId) => {
    expect(getRequestId(result)).toBe(requestId)
  })
})

describe('maskedPhone', () => {
  it.each([
    ['+44 20 7946 0018', '+44 •• •••• 0018'],
    ['+1 212 555 0123', '+1 ••• ••• 0123'],
    ['', ''],
  ])('masks %j as %j', (phone, shown) => {
    expect(maskedPhone(phone)).toBe(shown)
  })
})
