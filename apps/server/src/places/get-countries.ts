import type { Handler } from '#operation/handler.ts'
import { countriesIn } from './country-views.ts'
import { servedLanguage } from '#published/served-language.ts'

export const getCountries: Handler<'getCountries'> = async ({ languageId }, { member }, { content }) => ({
  countries: countriesIn(await servedLanguage(languageId, member, content)),
})
