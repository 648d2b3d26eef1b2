import { isCountry } from '@fairground/places/countries'
import { postalCodeFits } from '@fairground/places/postal-code'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'

/** No provider of addresses is set up: none is known, and the player types it. */
export const getAddressByPostalCode: Handler<'getAddressByPostalCode'> = ({ postalCode, countryId }) => {
  if (!isCountry(countryId) || !postalCodeFits(postalCode, countryId))
    throw new Refusal('registration.postalCodeNotValid')
  return { addresses: [] }
}
