import { describe, expect, it } from 'vitest'
import type { FullValues } from './full-draft.ts'
import { fullInput } from './full-input.ts'

const values: FullValues = {
  firstName: ' Alice ',
  lastName: 'Liddell',
  gender: '',
  day: '1',
  month: '2',
  year: '1990',
  phoneCountry: 'FR',
  phone: '06 12 34 56 78',
  phoneHome: '',
  occupation: '',
  governmentId: ' AB123 ',
  country: 'GB',
  address: '1 High Street',
  city: 'Oxford',
  province: '',
  postCode: ' OX1 1AA',
}

describe('fullInput', () => {
  it('contains typed values only', () => {
    expect(fullInput(values, null, 'en_US')).toEqual({
      firstName: 'Alice',
      lastName: 'Liddell',
      birthdate: '1990-02-01',
      phoneMobile: '+33612345678',
      address: '1 High Street',
      city: 'Oxford',
      province: '',
      postCode: 'OX1 1AA',
      country: 'GB',
      languageId: 'en_US',
      governmentId: 'AB123',
    })
  })

  it('prefers the known birthdate', () => {
    expect(fullInput(values, '1980-12-31', 'en_US').birthdate).toBe('1980-12-31')
  })

  it('adds optional values that were typed', () => {
    const more = { ...values, gender: 'female', phoneHome: '01 42 68 53 00', occupation: 'retired' }
    expect(fullInput(more, null, 'en_US')).toMatchObject({
      gender: 'female',
      phoneHome: '+33142685300',
      occupation: 'retired',
    })
  })
})
