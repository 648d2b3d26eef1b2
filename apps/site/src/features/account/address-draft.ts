import type { Player } from '@fairground/contract/entities/player'
import type { AddressValues } from '#shared/form/address-problems.ts'

const fields = [
  'country',
  'address',
  'city',
  'province',
  'postCode',
] as const satisfies (keyof AddressValues)[]

export const draftOf = (details: Player['details'], otherwise: string): AddressValues => ({
  address: details.primaryAddressStreet,
  city: details.primaryAddressCity,
  province: details.primaryAddressState,
  postCode: details.primaryAddressPostalcode,
  country: details.primaryAddressCountry ?? details.country ?? otherwise,
})

export const isSameAddress = (a: AddressValues, b: AddressValues): boolean =>
  fields.every(field => a[field].trim() === b[field].trim())
