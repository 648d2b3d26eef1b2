import { describe, expect, it } from 'vitest'
import { confirmsPassword, isGuessable, passwordProblems } from './password.ts'

describe('password', () => {
  it.each([
    ['abc123', 6, []],
    ['abc123', 8, ['tooShort']],
    ['abcd1234', 8, []],
    ['ab1', 6, ['tooShort']],
    ['abcdef', 6, ['noNumber']],
    ['123456', 6, ['noLetter']],
    ['!!!!!!', 6, ['noLetter', 'noNumber']],
    ['', 6, ['tooShort', 'noLetter', 'noNumber']],
    ['пароль1', 6, []],
    ['a 1 b 2', 6, []],
    ['😀😀😀a1', 6, ['tooShort']],
    [`a1${'x'.repeat(142)}`, 6, []],
    [`a1${'x'.repeat(143)}`, 6, ['tooLong']],
  ])('for %j with minimum %i: %j', (password, minimum, problems) => {
    expect(passwordProblems(password, minimum)).toEqual(problems)
  })

  it.each([
    ['maple-river-58', false],
    ['Password', true],
    ['password1', true],
    ['PassWord99!', true],
    ['password19871', false],
    ['aaaaab1111', true],
    ['carol-likes-2', true],
    ['likes-Carol99x', true],
    ['north-wind-7x', false],
  ])('%s is guessable: %s', (password, expected) => {
    const isCommon = (text: string) => text === 'password'
    expect(isGuessable(password, ['Carol', 'car'], isCommon)).toBe(expected)
  })

  it('accepts only the same text as confirmation', () => {
    expect(confirmsPassword('abc123', 'abc123')).toBe(true)
    expect(confirmsPassword('abc123', 'Abc123')).toBe(false)
  })
})
