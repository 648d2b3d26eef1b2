import { describe, expect, it } from 'vitest'
import { formatPhone, isFictionalPhone, normalizePhone } from './phone.ts'

/** Country, number as entered, normalized number. */
const table = [
  ['GB', '020 7946 0018', '+442079460018'],
  ['GB', '+44 7400 123456', '+447400123456'],
  ['IE', '085 012 3456', '+353850123456'],
  ['US', '(201) 555-0123', '+12015550123'],
  ['CA', '506-234-5678', '+15062345678'],
  ['AU', '0412 345 678', '+61412345678'],
  ['NZ', '021 123 4567', '+64211234567'],
  ['DE', '01512 3456789', '+4915123456789'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['IT', '312 345 6789', '+393123456789'],
  ['PT', '912 345 678', '+351912345678'],
  ['NL', '06 12345678', '+31612345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['LU', '628 123 456', '+352628123456'],
  ['CH', '078 123 45 67', '+41781234567'],
  ['AT', '0664 123456', '+43664123456'],
  ['DK', '34 41 23 45', '+4534412345'],
  ['SE', '070-123 45 67', '+46701234567'],
  ['NO', '406 12 345', '+4740612345'],
  ['FI', '041 2345678', '+358412345678'],
  ['IS', '611 1234', '+3546111234'],
  ['PL', '512 345 678', '+48512345678'],
  ['CZ', '601 123 456', '+420601123456'],
  ['SK', '0912 123 456', '+421912123456'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['RO', '0712 034 567', '+40712034567'],
  ['BG', '043 012 345', '+35943012345'],
  ['GR', '691 234 5678', '+306912345678'],
  ['HR', '092 123 4567', '+385921234567'],
  ['SI', '031 234 567', '+38631234567'],
  ['EE', '5123 4567', '+37251234567'],
  ['LV', '21 234 567', '+37121234567'],
  ['LT', '(8-612) 34567', '+37061234567'],
  ['MT', '9696 1234', '+35696961234'],
  ['CY', '96 123456', '+35796123456'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['KR', '010-2000-0000', '+821020000000'],
  ['CN', '131 2345 6789', '+8613123456789'],
  ['IN', '081234 56789', '+918123456789'],
  ['BR', '(11) 96123-4567', '+5511961234567'],
  ['MX', '222 123 4567', '+522221234567'],
  ['ZA', '071 123 4567', '+27711234567'],
  ['NG', '0802 123 4567', '+2348021234567'],
] as const

describe('normalizePhone', () => {
  it.each(table)('for %s converts %j to %s', (country, typed, normalized) => {
    expect(normalizePhone(typed, country)).toBe(normalized)
  })

  it.each(table)('for %s does not accept %j without its last three digits', (country, typed) => {
    expect(normalizePhone(typed.replaceAll(/\D/g, '').slice(0, -3), country)).not.toBe(
      normalizePhone(typed, country),
    )
  })

  it.each(['', 'abc', '123', '+', '++44', '0'.repeat(40)])('rejects %j', typed => {
    expect(normalizePhone(typed, 'GB')).toBeUndefined()
  })

  it('prefers the prefix of the number to the country', () => {
    expect(normalizePhone('+33 6 12 34 56 78', 'GB')).toBe('+33612345678')
  })

  it('formatPhone writes the number with spaces', () => {
    expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018')
  })

  it('is tested for at least forty countries', () => {
    expect(new Set(table.map(([country]) => country)).size).toBeGreaterThanOrEqual(40)
  })
})

describe('isFictionalPhone', () => {
  it.each([
    ['GB', '07700 900123', '+447700900123'],
    ['GB', '07700 900999', '+447700900999'],
    ['GB', '020 7946 0018', '+442079460018'],
    ['GB', '0117 496 0123', '+441174960123'],
    ['GB', '0161 496 0123', '+441614960123'],
    ['GB', '0191 498 0123', '+441914980123'],
    ['GB', '028 9649 6123', '+442896496123'],
    ['GB', '029 2018 0123', '+442920180123'],
    ['GB', '01632 960123', '+441632960123'],
    ['US', '(201) 555-0100', '+12015550100'],
    ['CA', '506-555-0199', '+15065550199'],
    ['FR', '06 39 98 12 34', '+33639981234'],
    ['FR', '01 99 00 12 34', '+33199001234'],
    ['IE', '020 910 1234', '+353209101234'],
    ['SE', '070-174 06 05', '+46701740605'],
  ])('finds the number of %s %j, which is a valid number', (country, typed, normalized) => {
    expect(normalizePhone(typed, country)).toBe(normalized)
    expect(isFictionalPhone(normalized)).toBe(true)
  })

  it.each(table.filter(([, , normalized]) => !/^\+(442079460|1201555)/.test(normalized)))(
    'does not find the number of %s %j',
    (_country, _typed, normalized) => {
      expect(isFictionalPhone(normalized)).toBe(false)
    },
  )

  it.each(['+447700901000', '+447700899999', '+12015550200', '+12015550099', '+46701740604', '+33639991234'])(
    'does not find %s, which is next to a reserved range',
    number => {
      expect(isFictionalPhone(number)).toBe(false)
    },
  )
})
