import { describe, expect, it } from 'vitest'
import { type AddressDraft, addressProblems, isSameAddress } from './address-draft.ts'

const home: AddressDraft = {
  address: '12 Mill Lane',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 4DY',
  country: 'GB',
}

describe('an address', () => {
  it.each<[string, Partial<AddressDraft>, boolean, object]>([
    ['is complete', {}, false, {}],
    ['lacks a street', { address: ' ' }, false, { address: 'addressMissing' }],
    ['lacks a city', { city: 'L' }, false, { city: 'cityMissing' }],
    ['lacks a postal code', { postCode: '' }, false, { postCode: 'postCodeMissing' }],
    ['has the code of another country', { postCode: '10115' }, false, { postCode: 'postCodeWrong' }],
    ['has a code in small letters', { postCode: 'ls1 4dy' }, false, {}],
    ['lacks a province where one is asked for', {}, true, { province: 'provinceMissing' }],
    ['lacks a country', { country: '' }, false, { country: 'countryMissing' }],
  ])('%s', (_, part, asksForProvince, problems) => {
    expect(addressProblems({ ...home, ...part }, asksForProvince)).toEqual(problems)
  })

  it('is the same but for spaces at its ends', () => {
    expect(isSameAddress(home, { ...home, city: ' Leeds ' })).toBe(true)
    expect(isSameAddress(home, { ...home, city: 'York' })).toBe(false)
  })
})
