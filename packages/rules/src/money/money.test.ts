import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import {
  add,
  compare,
  fromDecimal,
  money,
  multiply,
  parseDecimal,
  subtract,
  toDecimal,
  zero,
} from './money.ts'

const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]))
const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })

describe('money', () => {
  it.each([
    ['12.50', 'USD', 1250n],
    ['12.5', 'USD', 1250n],
    ['12', 'USD', 1200n],
    ['0.05', 'EUR', 5n],
    ['-0.05', 'EUR', -5n],
    ['0', 'GBP', 0n],
    ['0.00', 'GBP', 0n],
    ['1200', 'JPY', 1200n],
    ['1.234', 'BHD', 1234n],
    ['1.2', 'BHD', 1200n],
    ['999999999999999999.99', 'USD', 99999999999999999999n],
  ] as const)('reads %s %s', (text, currency, amount) => {
    expect(fromDecimal(text, currency)).toEqual({ amount, currency })
  })

  it.each([
    ['', 'USD'],
    ['.5', 'USD'],
    ['5.', 'USD'],
    ['01', 'USD'],
    ['+1', 'USD'],
    ['-0', 'USD'],
    ['-0.00', 'USD'],
    ['1e3', 'USD'],
    ['1,000', 'USD'],
    ['1.234', 'USD'],
    ['1.0', 'JPY'],
    [' 1', 'USD'],
    ['1\n', 'USD'],
    ['٣', 'USD'],
    ['NaN', 'USD'],
    ['0x10', 'USD'],
    ['1000000000000000000', 'USD'],
  ] as const)('refuses %j as %s', (text, currency) => {
    expect(parseDecimal(text, currency)).toBeUndefined()
    expect(() => fromDecimal(text, currency)).toThrow(RangeError)
  })

  it.each([
    [0n, 'USD', '0.00'],
    [5n, 'USD', '0.05'],
    [-5n, 'USD', '-0.05'],
    [1250n, 'USD', '12.50'],
    [7n, 'JPY', '7'],
    [7n, 'BHD', '0.007'],
  ] as const)('writes %s %s as %s', (amount, currency, text) => {
    expect(toDecimal(money(amount, currency))).toBe(text)
  })

  it('rejects mixed currencies', () => {
    for (const operation of [add, subtract, compare])
      expect(() => operation(money(1n, 'USD'), money(1n, 'CAD'))).toThrow('USD and CAD cannot be combined')
  })

  it('multiplies by whole numbers only', () => {
    expect(multiply(money(250n, 'USD'), 3)).toEqual(money(750n, 'USD'))
    expect(() => multiply(money(250n, 'USD'), 1.5)).toThrow(RangeError)
  })

  it('parses the wire form back unchanged', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const value = money(amount, currency)
        expect(fromDecimal(toDecimal(value), currency)).toEqual(value)
      }),
    )
  })

  it('adds and subtracts like integers', () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, (a, b, currency) => {
        const [x, y] = [money(a, currency), money(b, currency)]
        expect(add(x, y)).toEqual(add(y, x))
        expect(subtract(add(x, y), y)).toEqual(x)
        expect(compare(x, y)).toBe(compare(subtract(x, y), zero(currency)))
      }),
    )
  })

  it('multiplication is repeated addition', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20 }), (amount, times) => {
        let sum = zero('USD')
        for (let i = 0; i < times; i++) sum = add(sum, money(amount, 'USD'))
        expect(multiply(money(amount, 'USD'), times)).toEqual(sum)
      }),
    )
  })
})
