import { describe, expect, it } from 'vitest'
import { addressProblems, type AddressValues } from './address-problems.ts'

const home: AddressValues = {
  address: '12 Mill Lane',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 4DY',
  country: 'GB',
}

describe('an address', () => {
  it.each<[string, Partial<AddressValues>, boolean, object]>([
    ['is complete', {}, false, {}],
    ['lacks a street', { address: ' ' }, false, { address: 'addressMissing' }],
    ['lacks a city', { city: 'L' }, false, { city: 'cityMissing' }],
    ['lacks a postal code', { postCode: '' }, false, { postCode: 'postCodeMissing' }],
    ['needs no postal code where there are none', { country: 'HK', postCode: '' }, false, {}],
    ['lacks a province where one is asked for', {}, true, { province: 'provinceMissing' }],
    ['lacks a country', { country: '' }, false, { country: 'countryMissing' }],
  ])('%s', (_, part, asksForProvince, problems) => {
    expect(addressProblems({ ...home, ...part }, asksForProvince)).toEqual(problems)
  })
})
