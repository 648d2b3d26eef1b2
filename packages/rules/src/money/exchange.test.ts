import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from './currencies.ts'
import { currencyRatio, exchanged, priceIn } from './exchange.ts'
import { fromDecimal, money, toDecimal } from './money.ts'

describe('the ratio of two currencies', () => {
  it.each([
    ['1', '1', '1'],
    ['2', '1', '2'],
    ['1', '3', '0.333333333333'],
    ['0.5', '0.25', '2'],
    ['1.165', '1', '1.165'],
    ['1', '0.000000000001', '1000000000000'],
    ['0.000000000001', '1', '0.000000000001'],
  ])('worth %s and worth %s: %s', (from, to, ratio) => expect(currencyRatio(from, to)).toBe(ratio))

  it.each(['0', '-1', '', '1e3', '1.0000000000001'])('%j is no rate', text => {
    expect(() => currencyRatio(text, '1')).toThrow(RangeError)
  })
})

describe('an exchange', () => {
  it.each<[string, CurrencyCode, string, CurrencyCode, string, string]>([
    ['10.00', 'GBP', '1', 'EUR', '0.86', '11.62'],
    ['10.00', 'EUR', '0.86', 'GBP', '1', '8.60'],
    ['1500', 'FPP', '0.01', 'GBP', '1', '15.00'],
    ['1.50', 'GBP', '1', 'JPY', '0.005', '300'],
    ['1.999', 'BHD', '2', 'GBP', '1', '3.99'],
    ['0.01', 'GBP', '0.1', 'EUR', '1', '0.00'],
  ])('%s %s at %s into %s at %s is %s', (amount, from, fromValue, to, toValue, expected) => {
    expect(toDecimal(exchanged(fromDecimal(amount, from), fromValue, to, toValue))).toBe(expected)
  })

  it.each<[string, CurrencyCode, string, CurrencyCode, string, string]>([
    ['2.00', 'GBP', '1', 'EUR', '0.86', '2.33'],
    ['8.60', 'GBP', '1', 'EUR', '0.86', '10.00'],
    ['0.01', 'GBP', '1', 'JPY', '0.005', '2'],
    ['0.00', 'GBP', '1', 'EUR', '0.86', '0.00'],
  ])('%s %s at %s costs in %s at %s: %s', (sum, of, sumValue, given, givenValue, expected) => {
    expect(toDecimal(priceIn(fromDecimal(sum, of), sumValue, given, givenValue))).toBe(expected)
  })

  it('whoever has what it is worth can pay it, and pays no unit more than needed', () => {
    const rates = fc.integer({ min: 1, max: 10 ** 9 }).map(n => (n / 10 ** 4).toFixed(4))
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), rates, rates, (amount, a, b) => {
        const sum = money(amount, 'GBP')
        const price = priceIn(sum, a, 'JPY', b)
        expect(exchanged(price, b, 'GBP', a).amount).toBeGreaterThanOrEqual(amount)
        expect(exchanged(money(price.amount - 1n, 'JPY'), b, 'GBP', a).amount).toBeLessThan(amount)
      }),
    )
  })

  it('to and fro never makes money', () => {
    const rates = fc.integer({ min: 1, max: 10 ** 9 }).map(n => (n / 10 ** 4).toFixed(4))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rates, rates, (amount, a, b) => {
        const there = exchanged(money(amount, 'GBP'), a, 'JPY', b)
        expect(exchanged(there, b, 'GBP', a).amount).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
