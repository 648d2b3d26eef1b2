import type { AddressChange } from '@fairground/contract/entities/players/address'
import { hasPostalCodes } from '@fairground/places/postal-code'
import type { ProblemKey } from './problem-texts.ts'

export type AddressValues = Pick<AddressChange, 'country' | 'address' | 'city' | 'province' | 'postCode'>

const isShort = (text: string): boolean => text.trim().length < 2

/** The missing fields of an address; the format of the postal code is validated separately. */
export const addressProblems = (
  { country, address, city, province, postCode }: AddressValues,
  hasProvinces: boolean,
): { readonly [F in keyof AddressValues]?: ProblemKey } => ({
  ...(country === '' && { country: 'countryMissing' }),
  ...(isShort(address) && { address: 'addressMissing' }),
  ...(isShort(city) && { city: 'cityMissing' }),
  ...(hasProvinces && province === '' && { province: 'provinceMissing' }),
  ...(hasPostalCodes(country) && isShort(postCode) && { postCode: 'postCodeMissing' }),
})
