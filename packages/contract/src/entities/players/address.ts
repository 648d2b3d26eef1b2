import { Type, type Static } from 'typebox'
import { closed, CountryId, EnteredPassword } from '#entities/values.ts'

export const addressFields = {
  address: Type.String({ minLength: 2, maxLength: 144 }),
  city: Type.String({ minLength: 2, maxLength: 64 }),
  province: Type.String({ maxLength: 64 }),
  postCode: Type.String({ maxLength: 20, description: 'Empty if the country has no postal codes.' }),
  country: CountryId,
} as const

/** The player confirms a change of address with their password. */
export const AddressChange = closed({ ...addressFields, password: EnteredPassword })
export type AddressChange = Static<typeof AddressChange>
