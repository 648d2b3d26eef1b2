import { expect, it } from 'vitest'
import { isPhoneLike } from './login.ts'

it.each([
  ['+44 (7400) 123-456', true],
  ['07400123456', true],
  ['12345', false],
  ['alice', false],
  ['alice@example.test', false],
])('%s may be a phone number: %s', (name, expected) => {
  expect(isPhoneLike(name)).toBe(expected)
})
