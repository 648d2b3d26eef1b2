import { describe, expect, it } from 'vitest'
import { loginFormatCode } from './login.ts'

describe('login format', () => {
  it.each([
    ['alice', 'abc123', undefined],
    ['al ice', 'abc', 109],
    ['', '', 109],
    ['al ice', 'abc123', 110],
    ['alice', 'abc', 111],
    ['alice', '', 111],
  ])('%j with %j: %s', (username, password, code) => {
    expect(loginFormatCode(username, password, 6)).toBe(code)
  })

  it('uses the minimum of the profile', () => {
    expect(loginFormatCode('alice', 'abc123', 8)).toBe(111)
  })
})
