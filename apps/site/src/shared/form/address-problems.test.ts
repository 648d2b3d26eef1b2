import { describe, expect, it } from 'vitest'
import { addressProblems, type AddressValues } from './address-problems.ts'

const home: AddressValues = {
  address: '12 Mill Lane',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 4DY',
  country: 'GB',
}

describe('addressProblems', () => {
  it.each<[string, Partial<AddressValues>, boolean, object]>([
    ['accepts a complete address', {}, false, {}],
    ['reports a missing street', { address: ' ' }, false, { address: 'addressMissing' }],
    ['reports a missing city', { city: 'L' }, false, { city: 'cityMissing' }],
    ['reports a missing postal code', { postCode: '' }, false, { postCode: 'postCodeMissing' }],
    ['requires no postal code in a country without them', { country: 'HK', postCode: '' }, false, {}],
    ['reports a missing province in a country with provinces', {}, true, { province: 'provinceMissing' }],
    ['reports a missing country', { country: '' }, false, { country: 'countryMissing' }],
  ])('%s', (_, part, hasProvinces, problems) => {
    expect(addressProblems({ ...home, ...part }, hasProvinces)).toEqual(problems)
  })
})
