import { isCountry } from '@fairground/places/countries'
import { provincesOf } from '@fairground/places/provinces'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'

export const getStateProvincesForCountry: Handler<'getStateProvincesForCountry'> = ({ countryId }) => {
  if (!isCountry(countryId)) throw new Refusal('profile.notFound')
  return { provinces: provincesOf(countryId) }
}
