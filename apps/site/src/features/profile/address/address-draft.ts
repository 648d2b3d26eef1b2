import type { Player } from '@fairground/contract/entities/players/player'
import type { AddressValues } from '#shared/form/address-problems.ts'

const fields = [
  'country',
  'address',
  'city',
  'province',
  'postCode',
] as const satisfies (keyof AddressValues)[]

export const toAddressDraft = (details: Player['details'], fallbackCountry: string): AddressValues => ({
  address: details.primaryAddressStreet,
  city: details.primaryAddressCity,
  province: details.primaryAddressState,
  postCode: details.primaryAddressPostalcode,
  country: details.primaryAddressCountry ?? details.country ?? fallbackCountry,
})

export const isSameAddress = (a: AddressValues, b: AddressValues): boolean =>
  fields.every(field => a[field].trim() === b[field].trim())
