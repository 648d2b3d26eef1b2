import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from './currencies.ts'
import { currencyRatio, convertMoney, priceIn } from './exchange.ts'
import { fromDecimal, money, toDecimal } from './money.ts'

describe('currency ratio', () => {
  it.each([
    ['1', '1', '1'],
    ['2', '1', '2'],
    ['1', '3', '0.333333333333'],
    ['0.5', '0.25', '2'],
    ['1.165', '1', '1.165'],
    ['1', '0.000000000001', '1000000000000'],
    ['0.000000000001', '1', '0.000000000001'],
  ])('worth %s and worth %s: %s', (from, to, ratio) => expect(currencyRatio(from, to)).toBe(ratio))

  it.each(['0', '-1', '', '1e3', '1.0000000000001'])('rejects %j as a rate', text => {
    expect(() => currencyRatio(text, '1')).toThrow(RangeError)
  })
})

describe('currency exchange', () => {
  it.each<[string, CurrencyCode, string, CurrencyCode, string, string]>([
    ['10.00', 'GBP', '1', 'EUR', '0.86', '11.62'],
    ['10.00', 'EUR', '0.86', 'GBP', '1', '8.60'],
    ['1500', 'FPP', '0.01', 'GBP', '1', '15.00'],
    ['1.50', 'GBP', '1', 'JPY', '0.005', '300'],
    ['1.999', 'BHD', '2', 'GBP', '1', '3.99'],
    ['0.01', 'GBP', '0.1', 'EUR', '1', '0.00'],
  ])('%s %s at %s into %s at %s is %s', (amount, from, fromValue, to, toValue, expected) => {
    expect(toDecimal(convertMoney(fromDecimal(amount, from), fromValue, to, toValue))).toBe(expected)
  })

  it.each<[string, CurrencyCode, string, CurrencyCode, string, string]>([
    ['2.00', 'GBP', '1', 'EUR', '0.86', '2.33'],
    ['8.60', 'GBP', '1', 'EUR', '0.86', '10.00'],
    ['0.01', 'GBP', '1', 'JPY', '0.005', '2'],
    ['0.00', 'GBP', '1', 'EUR', '0.86', '0.00'],
  ])('%s %s at %s costs in %s at %s: %s', (sum, of, sumValue, given, givenValue, expected) => {
    expect(toDecimal(priceIn(fromDecimal(sum, of), sumValue, given, givenValue))).toBe(expected)
  })

  it('charges enough to cover the price and no unit more', () => {
    const rates = fc.integer({ min: 1, max: 10 ** 9 }).map(n => (n / 10 ** 4).toFixed(4))
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), rates, rates, (amount, a, b) => {
        const sum = money(amount, 'GBP')
        const price = priceIn(sum, a, 'JPY', b)
        expect(convertMoney(price, b, 'GBP', a).amount).toBeGreaterThanOrEqual(amount)
        expect(convertMoney(money(price.amount - 1n, 'JPY'), b, 'GBP', a).amount).toBeLessThan(amount)
      }),
    )
  })

  it('never creates money by exchanging back and forth', () => {
    const rates = fc.integer({ min: 1, max: 10 ** 9 }).map(n => (n / 10 ** 4).toFixed(4))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rates, rates, (amount, a, b) => {
        const there = convertMoney(money(amount, 'GBP'), a, 'JPY', b)
        expect(convertMoney(there, b, 'GBP', a).amount).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
