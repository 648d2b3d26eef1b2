import { describe, expect, it } from 'vitest'
import { countryCodes, countryName, isCountry, phonePrefix } from './countries.ts'
import { hasProvinces, getProvinces } from './provinces.ts'

describe('countryCodes', () => {
  it('contains each of the 249 assigned codes once', () => {
    expect(new Set(countryCodes).size).toBe(249)
    expect([isCountry('GB'), isCountry('UK'), isCountry('gb'), isCountry('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['GB', 'en-US', 'United Kingdom', '+44'],
    ['DE', 'es-ES', 'Alemania', '+49'],
    ['ES', 'fr-FR', 'Espagne', '+34'],
    ['AQ', 'en-US', 'Antarctica', ''],
  ])('%s has in %s the name %s and the prefix %s', (code, locale, name, prefix) => {
    expect([countryName(code, locale), phonePrefix(code)]).toEqual([name, prefix])
  })
})

describe('getProvinces', () => {
  it.each([
    ['CA', 13, 'Alberta'],
    ['AU', 8, 'Australian Capital Territory'],
    ['GB', 0, undefined],
  ])('returns for %s %i provinces, starting with %s', (country, count, first) => {
    expect(hasProvinces(country)).toBe(count > 0)
    expect(getProvinces(country)).toHaveLength(count)
    expect(getProvinces(country)[0]?.name).toBe(first)
  })
})
