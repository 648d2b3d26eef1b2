import { describe, expect, it } from 'vitest'
import type { FullValues } from './full-draft.ts'
import { requiredFields, youProblems } from './full-problems.ts'

const good: FullValues = {
  firstName: 'Alice',
  lastName: 'Liddell',
  gender: '',
  day: '',
  month: '',
  year: '',
  phoneCountry: 'GB',
  phone: '020 7946 0018',
  phoneHome: '',
  occupation: 'retired',
  governmentId: 'AB123',
  country: 'GB',
  address: '1 High Street',
  city: 'Oxford',
  province: '',
  postCode: 'OX1 1AA',
}

const definedProblems = (problems: object) =>
  Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined))

describe('youProblems', () => {
  const defaults = { required: requiredFields({}), requiresBirthdate: false }
  it.each([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'firstNameMissing' }],
    [{ lastName: '' }, { lastName: 'lastNameMissing' }],
    [{ phone: '' }, { phone: 'phoneMissing' }],
    [{ phone: '123' }, { phone: 'phoneWrong' }],
    [{ phone: '+33 6 12 34 56 78' }, {}],
    [{ phoneHome: '12' }, { phoneHome: 'phoneWrong' }],
    [{ occupation: '' }, { occupation: 'occupationMissing' }],
    [{ governmentId: '' }, { governmentId: 'governmentIdMissing' }],
    [{ governmentId: 'A1' }, { governmentId: 'governmentIdShort' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(definedProblems(youProblems({ ...good, ...change }, defaults))).toEqual(problems)
  })

  it.each([
    [{ occupation: false, governmentId: 0 }, {}],
    [
      { occupation: true, governmentId: 1 },
      { occupation: 'occupationMissing', governmentId: 'governmentIdMissing' },
    ],
    [
      { occupation: false, governmentId: false, gender: true, phoneHome: 1 },
      { gender: 'genderMissing', phoneHome: 'phoneMissing' },
    ],
  ] as const)('with the overrides %j reports %j', (overrides, problems) => {
    const bare = { ...good, occupation: '', governmentId: '' }
    const required = requiredFields(overrides)
    expect(definedProblems(youProblems(bare, { required, requiresBirthdate: false }))).toEqual(problems)
  })

  it('requires a birthdate that is not known', () => {
    const problems = youProblems(good, { ...defaults, requiresBirthdate: true })
    expect(definedProblems(problems)).toEqual({ year: 'birthdateMissing' })
  })
})
