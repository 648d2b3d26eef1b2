import { describe, expect, it } from 'vitest'
import { countryCodes, countryName, isCountry, phonePrefix } from './countries.ts'
import { hasProvinces, provincesOf } from './provinces.ts'

describe('countries', () => {
  it('are the 249 assigned codes, each once', () => {
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
  ])('%s in %s is %s %s', (code, locale, name, prefix) => {
    expect([countryName(code, locale), phonePrefix(code)]).toEqual([name, prefix])
  })
})

describe('provinces', () => {
  it.each([
    ['CA', 13, 'Alberta'],
    ['AU', 8, 'Australian Capital Territory'],
    ['GB', 0, undefined],
  ])('of %s are %i, the first is %s', (country, count, first) => {
    expect(hasProvinces(country)).toBe(count > 0)
    expect(provincesOf(country)).toHaveLength(count)
    expect(provincesOf(country)[0]?.name).toBe(first)
  })
})
