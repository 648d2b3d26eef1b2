import { toDecimal } from '@fairground/rules/money/money'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { toMoney } from '#core/money.ts'
import { sumToFieldText, typedAmount } from './typed-amount.ts'

const readIn = (locale: string, text: string): string | null => {
  vi.stubGlobal('document', { documentElement: { lang: locale } })
  const sum = typedAmount(text, 'GBP')
  return sum && toDecimal(sum)
}

afterAll(() => vi.unstubAllGlobals())

describe('typedAmount', () => {
  it.each([
    ['en-GB', '1,234.50', '1234.50'],
    ['en-GB', '1.234', null],
    ['es-ES', '1.234', '1234.00'],
    ['fr-FR', '1 234,50', '1234.50'],
    ['fr-FR', 'dix', null],
  ])('in %s reads %s as %s', (locale, text, sum) => expect(readIn(locale, text)).toBe(sum))

  it('reads the text that it writes', () => {
    for (const locale of ['en-GB', 'es-ES']) {
      vi.stubGlobal('document', { documentElement: { lang: locale } })
      expect(typedAmount(sumToFieldText(toMoney('1234.50', 'GBP')), 'GBP')).toEqual(toMoney('1234.50', 'GBP'))
    }
  })
})
