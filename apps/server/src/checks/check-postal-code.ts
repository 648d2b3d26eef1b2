import { isCountry } from '@fairground/places/countries'
import { isValidPostalCode } from '@fairground/places/postal-code'
import type { Handler } from '#operation/handler.ts'

export const checkPostalCode: Handler<'checkPostalCode'> = ({ postalCode, countryId }) => ({
  result: isCountry(countryId) && isValidPostalCode(postalCode, countryId) ? 1 : 0,
})
