import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { listCountries } from './list-countries.ts'
import { servedLanguage } from '#site-content/served-language.ts'

export const getCountry: Handler<'getCountry'> = async ({ countryId }, { member }, { siteContents }) => {
  const countries = listCountries(await servedLanguage(undefined, member, siteContents))
  const country = countries.find(({ id }) => id === countryId)
  if (!country) throw new Refusal('profile.notFound')
  return country
}
