import { describe, expect, it } from 'vitest'
import type { AddressValues } from '#shared/form/address-problems.ts'
import { isSameAddress } from './address-draft.ts'

const home: AddressValues = {
  address: '12 Mill Lane',
  city: 'Leeds',
  province: '',
  postCode: 'LS1 4DY',
  country: 'GB',
}

describe('isSameAddress', () => {
  it('ignores spaces at the ends of a field', () => {
    expect(isSameAddress(home, { ...home, city: ' Leeds ' })).toBe(true)
    expect(isSameAddress(home, { ...home, city: 'York' })).toBe(false)
  })
})
