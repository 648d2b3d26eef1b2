import type { Handler } from '#operation/handler.ts'
import { listCountries } from './list-countries.ts'
import { servedLanguage } from '#site-content/served-language.ts'

export const getCountries: Handler<'getCountries'> = async (
  { languageId },
  { member },
  { siteContents },
) => ({
  countries: listCountries(await servedLanguage(languageId, member, siteContents)),
})
