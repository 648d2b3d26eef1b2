import { isCountry } from '@fairground/places/countries'
import { isValidPostalCode } from '@fairground/places/postal-code'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'

/** Always empty, because no address provider is connected: the player types the address. */
export const getAddressByPostalCode: Handler<'getAddressByPostalCode'> = ({ postalCode, countryId }) => {
  if (!isCountry(countryId) || !isValidPostalCode(postalCode, countryId))
    throw new Refusal('registration.postalCodeNotValid')
  return { addresses: [] }
}
