import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { countriesIn } from './country-views.ts'
import { servedLanguage } from '#published/served-language.ts'

export const getCountry: Handler<'getCountry'> = async ({ countryId }, { member }, { content }) => {
  const countries = countriesIn(await servedLanguage(undefined, member, content))
  const country = countries.find(({ id }) => id === countryId)
  if (!country) throw new Refusal('profile.notFound')
  return country
}
