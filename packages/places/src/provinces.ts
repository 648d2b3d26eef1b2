import { iso31662 } from 'iso-3166'

/** Where a postal address names its state or province. Elsewhere the field is not asked for. */
const withProvinces: ReadonlySet<string> = new Set([
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

export const hasProvinces = (country: string): boolean => withProvinces.has(country)

/** ISO 3166-2, by name. */
export const provincesOf = (country: string): readonly Province[] =>
  hasProvinces(country)
    ? iso31662
        .filter(({ parent }) => parent === country)
        .map(({ code, name }) => ({ id: code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    : []

/** Where a country has none that are asked for, anything may be written. */
export const provinceFits = (province: string, country: string): boolean =>
  !hasProvinces(country) || provincesOf(country).some(({ id }) => id === province)
