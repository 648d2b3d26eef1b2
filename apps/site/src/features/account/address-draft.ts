import type { AddressChange } from '@fairground/contract/entities/address'
import type { Player } from '@fairground/contract/entities/player'
import { postalCodeFits } from '@fairground/places/postal-code'
import type { ProblemKey } from '#shared/form/problem-texts.ts'

export type AddressDraft = Omit<AddressChange, 'password'>

const fields = [
  'country',
  'address',
  'city',
  'province',
  'postCode',
] as const satisfies (keyof AddressDraft)[]

export const draftOf = (details: Player['details'], otherwise: string): AddressDraft => ({
  address: details.primaryAddressStreet,
  city: details.primaryAddressCity,
  province: details.primaryAddressState,
  postCode: details.primaryAddressPostalcode,
  country: details.primaryAddressCountry ?? details.country ?? otherwise,
})

export const isSameAddress = (a: AddressDraft, b: AddressDraft): boolean =>
  fields.every(field => a[field].trim() === b[field].trim())

const isShort = (text: string): boolean => text.trim().length < 2

/** What the address lacks, and a postal code that is not one of its country. */
export const addressProblems = (
  draft: AddressDraft,
  asksForProvince: boolean,
): { readonly [F in keyof AddressDraft]?: ProblemKey } => ({
  ...(draft.country === '' && { country: 'countryMissing' }),
  ...(isShort(draft.address) && { address: 'addressMissing' }),
  ...(isShort(draft.city) && { city: 'cityMissing' }),
  ...(asksForProvince && draft.province === '' && { province: 'provinceMissing' }),
  ...(isShort(draft.postCode)
    ? { postCode: 'postCodeMissing' }
    : !postalCodeFits(draft.postCode, draft.country) && { postCode: 'postCodeWrong' }),
})
