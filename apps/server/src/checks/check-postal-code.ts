import { isCountry } from '@fairground/places/countries'
import { postalCodeFits } from '@fairground/places/postal-code'
import type { Handler } from '#operation/handler.ts'

export const checkPostalCode: Handler<'checkPostalCode'> = ({ postalCode, countryId }) => ({
  result: isCountry(countryId) && postalCodeFits(postalCode, countryId) ? 1 : 0,
})
