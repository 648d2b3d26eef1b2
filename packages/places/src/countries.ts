import { iso31661 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** ISO 3166-1, the assigned two-letter codes. */
export const countryCodes: readonly string[] = iso31661.map(({ alpha2 }) => alpha2)

const known: ReadonlySet<string> = new Set(countryCodes)

export const isCountry = (code: string): boolean => known.has(code)

/** `locale` as a browser spells it: en-US. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** "+44"; empty where there is no public telephone network. */
export const phonePrefix = (code: string): string =>
  isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : ''
