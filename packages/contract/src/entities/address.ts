import { Type, type Static } from 'typebox'
import { closed, CountryId, TypedPassword } from './values.ts'

export const addressFields = {
  address: Type.String({ minLength: 2, maxLength: 144 }),
  city: Type.String({ minLength: 2, maxLength: 64 }),
  province: Type.String({ maxLength: 64 }),
  postCode: Type.String({ maxLength: 20, description: 'Empty where a country has no postal codes.' }),
  country: CountryId,
} as const

/** A change of address is confirmed with the password. */
export const AddressChange = closed({ ...addressFields, password: TypedPassword })
export type AddressChange = Static<typeof AddressChange>
