import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { formatCost, formatExact, formatPrize } from './format.ts'
import { fromDecimal, money, toDecimal } from './money.ts'

type Row = readonly [amount: string, currency: CurrencyCode, text: string]

const DOLLARS: readonly CurrencyCode[] = ['USD', 'MXN', 'CAD', 'ARS', 'AUD', 'HKD', 'NZD', 'RDD']

const LEFT: readonly (readonly [CurrencyCode, string])[] = [
  ...DOLLARS.map(code => [code, '$'] as const),
  ['GBP', '£'],
  ['NGN', '₦'],
  ['BRL', 'R$'],
  ['CNY', '¥'],
  ['INR', '₹'],
  ['ILS', '₪'],
  ['JMD', 'J$'],
  ['PEN', 'S/.'],
  ['PHP', '₱'],
  ['ZAR', 'R'],
  ['THB', '฿'],
  ['UYU', '$U'],
  ['BTN', 'Nu\u00A0'],
]

const RIGHT: readonly (readonly [CurrencyCode, string])[] = [
  ['RON', '\u00A0lei'],
  ['RUB', '\u00A0₽'],
  ['RSD', '\u00A0дин.'],
  ['AED', '\u00A0د.إ'],
]

const PLAIN: readonly CurrencyCode[] = ['CHF', 'SEK', 'NOK', 'PLN', 'TRY', 'UAH', 'KES', 'SGD']

const TWO_DECIMALS: readonly (readonly [CurrencyCode, string, string])[] = [
  ...LEFT.map(([code, symbol]) => [code, symbol, ''] as const),
  ...RIGHT.map(([code, symbol]) => [code, '', symbol] as const),
  ...PLAIN.map(code => [code, '', ''] as const),
]

const prizeFamily: readonly (readonly [amount: string, text: string])[] = [
  ['2', '2'],
  ['0.5', '0.50'],
  ['1234.56', '1,234.56'],
  ['10000.01', '10,000'],
  ['1284500.75', '1,284,500'],
  ['999999999.99', '999,999,999'],
  ['1000000000', '1B'],
]

const exactFamily: readonly (readonly [amount: string, text: string])[] = [
  ['2', '2'],
  ['12.5', '12.50'],
  ['10000.01', '10,000.01'],
  ['1234567890.05', '1,234,567,890.05'],
]

const family = (texts: readonly (readonly [string, string])[]): Row[] =>
  TWO_DECIMALS.flatMap(([code, left, right]) =>
    texts.map(([amount, text]): Row => [amount, code, `${left}${text}${right}`]),
  )

const PRIZES: readonly Row[] = [
  ...family(prizeFamily),
  ['0', 'USD', '$0'],
  ['0.01', 'USD', '$0.01'],
  ['0.99', 'USD', '$0.99'],
  ['999', 'USD', '$999'],
  ['1000', 'USD', '$1,000'],
  ['9999.99', 'USD', '$9,999.99'],
  ['10000', 'USD', '$10,000'],
  ['10000.99', 'USD', '$10,000'],
  ['10001.99', 'USD', '$10,001'],
  ['1009990000', 'USD', '$1B'],
  ['1010000000', 'USD', '$1.01B'],
  ['1500000000', 'USD', '$1.50B'],
  ['1284500000', 'USD', '$1.28B'],
  ['999999999999', 'USD', '$999.99B'],
  ['1000000000000', 'USD', '$1T'],
  ['1234567890123', 'USD', '$1.23T'],
  ['1234567890123456', 'USD', '$1,234.56T'],
  ['-12.5', 'USD', '-$12.50'],
  ['0.5', 'EUR', '€0,50'],
  ['1234.56', 'EUR', '€1.234,56'],
  ['10000.01', 'EUR', '€10.000'],
  ['1284500.75', 'EUR', '€1.284.500'],
  ['1284500000', 'EUR', '€1,28B'],
  ['1', 'JPY', '¥1'],
  ['10000', 'JPY', '¥10,000'],
  ['999999999', 'JPY', '¥999,999,999'],
  ['1250000000', 'JPY', '¥1.25B'],
  ['9999', 'FPP', '9,999\u00A0FPP'],
  ['10000', 'FPP', '10k\u00A0FPP'],
  ['10009', 'FPP', '10k\u00A0FPP'],
  ['12345', 'FPP', '12.34k\u00A0FPP'],
  ['999999', 'FPP', '999.99k\u00A0FPP'],
  ['1000000', 'FPP', '1M\u00A0FPP'],
  ['2500000', 'FPP', '2.50M\u00A0FPP'],
  ['1000000000', 'FPP', '1B\u00A0FPP'],
  ['9999.5', 'IDR', 'Rp9,999.50'],
  ['10000', 'IDR', 'Rp10k'],
  ['15750000', 'IDR', 'Rp15.75M'],
  ['10000', 'KRW', '₩10k'],
  ['10000', 'COP', '$10k'],
  ['10000', 'VND', '10k'],
  ['10000', 'IQD', '10k\u00A0ع.د'],
  ['12.345', 'BHD', '12.34\u00A0.د.ب'],
  ['12.009', 'BHD', '12\u00A0.د.ب'],
  ['10000.5', 'BHD', '10,000\u00A0.د.ب'],
]

const EXACT: readonly Row[] = [
  ...family(exactFamily),
  ['0', 'USD', '$0'],
  ['-3.5', 'USD', '-$3.50'],
  ['1234567890.05', 'EUR', '€1.234.567.890,05'],
  ['12.345', 'BHD', '12.345\u00A0.د.ب'],
  ['12.3', 'BHD', '12.300\u00A0.د.ب'],
  ['12', 'BHD', '12\u00A0.د.ب'],
  ['12500', 'FPP', '12,500\u00A0FPP'],
  ['1234567', 'JPY', '¥1,234,567'],
  ['15750000', 'IDR', 'Rp15,750,000'],
]

describe('formatPrize', () => {
  it(`has ${PRIZES.length} prize rows and ${EXACT.length} exact rows`, () => {
    expect(PRIZES.length + EXACT.length).toBeGreaterThanOrEqual(200)
  })

  it.each(PRIZES)('%s %s is %s', (amount, currency, text) => {
    expect(formatPrize(fromDecimal(amount, currency))).toBe(text)
  })

  it('never shows more than the actual prize', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), amount => {
        const scale = { k: 10n ** 3n, M: 10n ** 6n, B: 10n ** 9n, T: 10n ** 12n }
        const match = /^\$([\d,]+)(?:\.(\d\d))?([kMBT])?$/.exec(formatPrize(money(amount, 'USD')))
        const [, whole = '', cents = '00', suffix] = match ?? []
        const shown =
          BigInt(whole.replaceAll(',', '') + cents) * (suffix ? scale[suffix as keyof typeof scale] : 1n)
        expect(shown).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe('formatExact', () => {
  it.each(EXACT)('%s %s is %s', (amount, currency, text) => {
    expect(formatExact(fromDecimal(amount, currency))).toBe(text)
  })

  it.each([
    ['2', 'USD', '$2.00'],
    ['0', 'EUR', '€0,00'],
    ['1200', 'JPY', '¥1,200'],
    ['1', 'BHD', '1.000\u00A0.د.ب'],
  ] as const)('%s %s with all decimals is %s', (amount, currency, text) => {
    expect(formatExact(fromDecimal(amount, currency), { decimals: 'always' })).toBe(text)
  })

  it('shows all digits of the wire form', () => {
    const codes = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]))
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), codes, (amount, currency) => {
        const text = formatExact(money(amount, currency), { decimals: 'always' })
        expect(text.replace(/\D/g, '')).toBe(toDecimal(money(amount, currency)).replace(/\D/g, ''))
      }),
    )
  })
})

describe('formatCost', () => {
  it.each([
    ['0', 'USD', 'FREE'],
    ['0', 'FPP', 'FREE'],
    ['2', 'USD', '$2'],
    ['0.25', 'EUR', '€0,25'],
    ['12500', 'FPP', '12,500\u00A0FPP'],
  ] as const)('%s %s is %s', (amount, currency, text) => {
    expect(formatCost(fromDecimal(amount, currency))).toBe(text)
  })

  it('uses the translated word for free', () => {
    expect(formatCost(money(0n, 'EUR'), 'GRATIS')).toBe('GRATIS')
  })
})
