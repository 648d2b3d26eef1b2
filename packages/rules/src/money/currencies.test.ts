import { describe, expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from './currencies.ts'

describe('currencies', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['IDR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['FPP', 0],
    ['BHD', 3],
    ['IQD', 3],
    ['KWD', 3],
  ] as const)('%s has %i decimals', (code, decimals) => {
    expect(CURRENCIES[code].decimals).toBe(decimals)
  })

  it.each([
    ['$', ['USD', 'MXN', 'CAD', 'ARS', 'AUD', 'HKD', 'NZD', 'COP', 'RDD']],
    ['£', ['GBP']],
    ['€', ['EUR']],
    ['¥', ['CNY', 'JPY']],
    ['R$', ['BRL']],
    ['$U', ['UYU']],
  ] as const)('%s stands before the amount of %j', (symbol, codes) => {
    for (const code of codes) expect(CURRENCIES[code].symbolLeft).toBe(symbol)
  })

  it('every currency the specification names has a symbol, the others none', () => {
    const named =
      'USD MXN CAD ARS AUD HKD NZD COP RDD GBP EUR NGN BRL CNY JPY INR IDR ILS JMD PEN PHP RON RUB ZAR KRW THB UYU RSD IQD BHD AED BTN FPP'
    const withSymbol = Object.values(CURRENCIES)
      .filter(currency => currency.symbolLeft !== '' || currency.symbolRight !== '')
      .map(currency => currency.code)
    expect(withSymbol.sort()).toEqual(named.split(' ').sort() as CurrencyCode[])
  })

  it('covers every state and event', () => {
    expect(isCurrencyCode('EUR')).toBe(true)
    for (const text of ['eur', 'XXX', '', 'toString', '__proto__']) expect(isCurrencyCode(text)).toBe(false)
  })
})
