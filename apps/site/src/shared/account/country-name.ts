import { locale } from '#core/text/locale.ts'

/** In the language of the page. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
