import { iso31662 } from 'iso-3166'

/** Countries with a state or province in a postal address. Forms show the field for these only. */
const countriesWithProvinces: ReadonlySet<string> = new Set([
  'AR',
  'AU',
  'BR',
  'CA',
  'CN',
  'CO',
  'ID',
  'IN',
  'JP',
  'MX',
  'MY',
  'NG',
  'PE',
  'TH',
  'US',
  'UY',
  'ZA',
])

export interface Province {
  readonly id: string
  readonly name: string
}

export const hasProvinces = (country: string): boolean => countriesWithProvinces.has(country)

/** The subdivisions of ISO 3166-2, sorted by name. */
export const getProvinces = (country: string): readonly Province[] =>
  hasProvinces(country)
    ? iso31662
        .filter(({ parent }) => parent === country)
        .map(({ code, name }) => ({ id: code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    : []

/** Any value is valid for a country without provinces. */
export const isValidProvince = (province: string, country: string): boolean =>
  !hasProvinces(country) || getProvinces(country).some(({ id }) => id === province)
