import { isCountry } from '@fairground/places/countries'
import { getProvinces } from '@fairground/places/provinces'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'

export const getStateProvincesForCountry: Handler<'getStateProvincesForCountry'> = ({ countryId }) => {
  if (!isCountry(countryId)) throw new Refusal('profile.notFound')
  return { provinces: getProvinces(countryId) }
}
