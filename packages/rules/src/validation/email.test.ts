import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'

describe('e-mail address', () => {
  it.each([
    ['alice@example.test', true],
    ["o'neil+news@mail.example.co.uk", true],
    ['zoë@bücher.example', true],
    ['alice', false],
    ['alice@example', false],
    ['@example.test', false],
    ['alice@', false],
    ['alice@example..test', false],
    ['a,bob@example.test', false],
    ['a;bob@example.test', false],
    ['alice<bob@example.test', false],
    ['"alice"@example.test', false],
    ['al ice@example.test', false],
    ['alice@example.test\nbcc:bob', false],
    [`${'a'.repeat(65)}@example.test`, false],
    [`alice@${'a.'.repeat(130)}test`, false],
  ])('%j: %s', (text, is) => {
    expect(isEmail(text)).toBe(is)
  })
})
