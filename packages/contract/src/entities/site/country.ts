import { Type, type Static } from 'typebox'
import { closed, CountryId, ShortText } from '#entities/values.ts'

export const Country = closed({
  id: CountryId,
  name: ShortText,
  phonePrefix: ShortText,
  hasProvinces: Type.Boolean(),
  postalCodePattern: ShortText,
})
export type Country = Static<typeof Country>

export const Province = closed({ id: ShortText, name: ShortText })
export type Province = Static<typeof Province>
