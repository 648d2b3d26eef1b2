import { describe, expect, it } from 'vitest'
import { isValidPostalCode } from './postal-code.ts'

/** Country, a valid code, an invalid code. */
const table = [
  ['GB', 'SW1A 1AA', 'SW1A'],
  ['GB', 'sw1a1aa', '12345'],
  ['IE', 'D02 AF30', 'D2'],
  ['US', '90210', '9021'],
  ['US', '90210-1234', '90210-12'],
  ['CA', 'K1A 0B1', 'K1A 0B'],
  ['AU', '2000', '200'],
  ['NZ', '6011', '60111'],
  ['DE', '10115', '1011'],
  ['FR', '75001', '7500'],
  ['ES', '28013', '99999'],
  ['IT', '00184', '184'],
  ['PT', '1100-148', '1100148A'],
  ['NL', '1012 AB', '1012'],
  ['BE', '1000', '100'],
  ['LU', '1009', '10090'],
  ['CH', '8001', '80011'],
  ['AT', '1010', '101'],
  ['DK', '1050', '10500'],
  ['SE', '111 22', '1112'],
  ['NO', '0150', '01500'],
  ['FI', '00100', '0010'],
  ['IS', '101', '1010'],
  ['PL', '00-001', '0001'],
  ['CZ', '110 00', '1100'],
  ['SK', '811 01', '8110'],
  ['HU', '1051', '105'],
  ['RO', '010011', '01001'],
  ['BG', '1000', '10000'],
  ['GR', '105 57', '1055'],
  ['HR', '10000', '1000'],
  ['SI', '1000', '10000'],
  ['EE', '10111', '1011'],
  ['LV', 'LV-1050', 'LV-10'],
  ['LT', 'LT-01100', 'LT-011'],
  ['MT', 'VLT 1117', 'VLT'],
  ['CY', '1010', '10100'],
  ['JP', '100-0001', '100-00'],
  ['KR', '03051', '0305'],
  ['CN', '100000', '10000'],
  ['IN', '110001', '11000'],
  ['BR', '01310-100', '01310'],
  ['MX', '06000', '0600'],
  ['AR', 'C1002AAP', '12'],
  ['ZA', '8001', '80011'],
  ['NG', '100001', '1000'],
  ['PH', '1000', '10000'],
  ['TH', '10200', '1020'],
  ['ID', '10110', '1011'],
  ['IL', '9414101', '9414'],
] as const

describe('isValidPostalCode', () => {
  it.each(table)('for %s accepts %j and rejects %j', (country, good, bad) => {
    expect([isValidPostalCode(good, country), isValidPostalCode(bad, country)]).toEqual([true, false])
  })

  it('accepts any value, or none, for a country without postal codes', () => {
    expect([
      isValidPostalCode('', 'HK'),
      isValidPostalCode('anything', 'AE'),
      isValidPostalCode('', 'GB'),
    ]).toEqual([true, true, false])
  })

  it('is tested for at least forty countries', () => {
    expect(new Set(table.map(([country]) => country)).size).toBeGreaterThanOrEqual(40)
  })
})
