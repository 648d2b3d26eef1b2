import { iso31661 } from 'iso-3166'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** The assigned two-letter codes of ISO 3166-1. */
export const countryCodes: readonly string[] = iso31661.map(({ alpha2 }) => alpha2)

const known: ReadonlySet<string> = new Set(countryCodes)

export const isCountry = (code: string): boolean => known.has(code)

/** `locale` is a BCP 47 tag such as en-US. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** Returns a prefix such as "+44", or an empty string for a country without a public telephone network. */
export const phonePrefix = (code: string): string =>
  isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : ''
