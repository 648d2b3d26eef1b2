import type { Country } from '@fairground/contract/entities/site/country'
import { countryCodes, countryName, phonePrefix } from '@fairground/places/countries'
import { hasProvinces } from '@fairground/places/provinces'

const countriesByLanguage = new Map<string, readonly Country[]>()

/** Returns the countries in this language, sorted by name. */
export const listCountries = (language: string): readonly Country[] => {
  const cached = countriesByLanguage.get(language)
  if (cached) return cached
  const locale = language.replace('_', '-')
  const countries = countryCodes
    .map(code => toCountry(code, locale))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  countriesByLanguage.set(language, Object.freeze(countries))
  return countries
}

/** The pattern is empty, because checkPostalCode validates postal codes. */
const toCountry = (code: string, locale: string): Country => ({
  id: code,
  name: countryName(code, locale),
  phonePrefix: phonePrefix(code),
  hasProvinces: hasProvinces(code),
  postalCodePattern: '',
})
