import type { Country } from '@fairground/contract/entities/country'
import { countryCodes, countryName, phonePrefix } from '@fairground/places/countries'
import { hasProvinces } from '@fairground/places/provinces'

const known = new Map<string, readonly Country[]>()

/** By name, in one of the languages an operator serves. */
export const countriesIn = (language: string): readonly Country[] => {
  const kept = known.get(language)
  if (kept) return kept
  const locale = language.replace('_', '-')
  const countries = countryCodes
    .map(code => viewOf(code, locale))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  known.set(language, Object.freeze(countries))
  return countries
}

/** The pattern is empty: whether a postal code fits is asked with checkPostalCode. */
const viewOf = (code: string, locale: string): Country => ({
  id: code,
  name: countryName(code, locale),
  phonePrefix: phonePrefix(code),
  hasProvinces: hasProvinces(code),
  postalCodePattern: '',
})
