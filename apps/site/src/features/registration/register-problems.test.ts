import { describe, expect, it } from 'vitest'
import { registerProblems, isTooYoung } from './register-problems.ts'

const good = {
  username: 'alice',
  email: 'alice@example.test',
  password: 'abc123',
  day: '31',
  month: '12',
  year: '1990',
  country: 'GB',
  terms: true,
}

const found = (change: Partial<typeof good>, minimum = 6) =>
  Object.fromEntries(
    Object.entries(registerProblems({ ...good, ...change }, minimum)).filter(([, key]) => key !== undefined),
  )

describe('registerProblems', () => {
  it.each([
    [{}, {}],
    [{ username: ' alice ', email: ' alice@example.test ' }, {}],
    [{ username: '' }, { username: 'usernameMissing' }],
    [{ username: 'a'.repeat(25) }, { username: 'usernameTooLong' }],
    [{ username: 'al ice' }, { username: 'usernameCharacters' }],
    [{ email: '' }, { email: 'emailMissing' }],
    [{ email: 'alice@example' }, { email: 'emailWrong' }],
    [{ password: '' }, { password: 'passwordMissing' }],
    [{ password: 'abcdef' }, { password: 'passwordWeak' }],
    [{ password: `a1${'x'.repeat(143)}` }, { password: 'passwordTooLong' }],
    [{ day: '', month: '', year: '' }, { year: 'birthdateMissing' }],
    [{ day: '30', month: '2' }, { year: 'birthdateWrong' }],
    [{ year: '90' }, { year: 'birthdateWrong' }],
    [{ country: '' }, { country: 'countryMissing' }],
    [{ terms: false }, { terms: 'termsMissing' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(found(change)).toEqual(problems)
  })

  it('applies the minimum password length of the operator', () => {
    expect(found({ password: 'abc123' }, 8)).toEqual({ password: 'passwordWeak' })
  })
})

describe('isTooYoung', () => {
  const birthday = Date.UTC(2026, 10, 15)
  it.each([
    ['2008-11-16', true],
    ['2008-11-15', false],
    ['1990-01-01', false],
    ['2030-01-01', true],
  ])('for the birthdate %s is %s', (birthdate, stopped) => {
    expect(isTooYoung(birthdate, 18, birthday)).toBe(stopped)
  })
})
