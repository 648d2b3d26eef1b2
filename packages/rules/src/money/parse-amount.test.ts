import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from './currencies.ts'
import { toDecimal } from './money.ts'
import { type AmountTextProblem, parseAmountText, toTypedText } from './parse-amount.ts'

const narrow = '\u202F'
const hard = '\u00A0'

const parse = (text: string, locale: string, currency: CurrencyCode): string => {
  const parsed = parseAmountText(text, locale, currency)
  return parsed.ok ? toDecimal(parsed.sum) : parsed.problem
}

/** What each text means in English (en-US and en-GB) and with a decimal comma (es-ES and fr-FR). */
type Row = readonly [text: string, currency: CurrencyCode, english: Meaning, comma: Meaning]
type Meaning = AmountTextProblem | `${number}`

const rows: readonly Row[] = [
  ['20', 'GBP', '20.00', '20.00'],
  ['0', 'GBP', '0.00', '0.00'],
  ['00', 'GBP', '0.00', '0.00'],
  ['007', 'GBP', '7.00', '7.00'],
  ['1', 'EUR', '1.00', '1.00'],
  ['999999999999', 'GBP', '999999999999.00', '999999999999.00'],
  ['1000000000000', 'GBP', 'tooLarge', 'tooLarge'],
  ['99999999999999999999999', 'GBP', 'tooLarge', 'tooLarge'],
  ['0000000000000000000012', 'GBP', '12.00', '12.00'],
  [' 20 ', 'GBP', '20.00', '20.00'],
  [`${hard}20${hard}`, 'GBP', '20.00', '20.00'],
  // One decimal mark.
  ['20.5', 'GBP', '20.50', '20.50'],
  ['20.50', 'GBP', '20.50', '20.50'],
  ['20.', 'GBP', '20.00', '20.00'],
  ['.5', 'GBP', '0.50', '0.50'],
  ['.05', 'GBP', '0.05', '0.05'],
  ['0.99', 'GBP', '0.99', '0.99'],
  ['0.01', 'GBP', '0.01', '0.01'],
  ['20,5', 'GBP', '20.50', '20.50'],
  ['20,50', 'GBP', '20.50', '20.50'],
  ['20,', 'GBP', '20.00', '20.00'],
  [',5', 'GBP', '0.50', '0.50'],
  [',05', 'GBP', '0.05', '0.05'],
  ['0,99', 'GBP', '0.99', '0.99'],
  // A point or a comma with three digits: a third decimal or a group.
  ['1.234', 'GBP', 'thirdDecimal', '1234.00'],
  ['1,234', 'GBP', '1234.00', 'thirdDecimal'],
  ['12.345', 'GBP', 'thirdDecimal', '12345.00'],
  ['12,345', 'GBP', '12345.00', 'thirdDecimal'],
  ['123.456', 'GBP', 'thirdDecimal', '123456.00'],
  ['123,456', 'GBP', '123456.00', 'thirdDecimal'],
  ['0.123', 'GBP', 'thirdDecimal', 'ambiguous'],
  ['0,123', 'GBP', 'ambiguous', 'thirdDecimal'],
  ['1234.567', 'GBP', 'thirdDecimal', 'ambiguous'],
  ['1234,567', 'GBP', 'ambiguous', 'thirdDecimal'],
  ['20.505', 'GBP', 'thirdDecimal', '20505.00'],
  ['20,505', 'GBP', '20505.00', 'thirdDecimal'],
  ['20.5050', 'GBP', 'thirdDecimal', 'ambiguous'],
  ['20,5050', 'GBP', 'ambiguous', 'thirdDecimal'],
  ['1.2345', 'EUR', 'thirdDecimal', 'ambiguous'],
  ['1,2345', 'EUR', 'ambiguous', 'thirdDecimal'],
  ['.123', 'GBP', 'thirdDecimal', 'ambiguous'],
  [',123', 'GBP', 'ambiguous', 'thirdDecimal'],
  // Groups and decimals.
  ['1,234.50', 'GBP', '1234.50', 'ambiguous'],
  ['1.234,50', 'GBP', 'ambiguous', '1234.50'],
  ['1,234.5', 'GBP', '1234.50', 'ambiguous'],
  ['1.234,5', 'GBP', 'ambiguous', '1234.50'],
  ['1,234.567', 'GBP', 'thirdDecimal', 'ambiguous'],
  ['1.234,567', 'GBP', 'ambiguous', 'thirdDecimal'],
  ['12,345.67', 'EUR', '12345.67', 'ambiguous'],
  ['12.345,67', 'EUR', 'ambiguous', '12345.67'],
  ['1,234,567', 'EUR', '1234567.00', 'ambiguous'],
  ['1.234.567', 'EUR', 'ambiguous', '1234567.00'],
  ['1,234,567.89', 'EUR', '1234567.89', 'ambiguous'],
  ['1.234.567,89', 'EUR', 'ambiguous', '1234567.89'],
  ['999,999,999,999', 'EUR', '999999999999.00', 'ambiguous'],
  ['9,999,999,999,999', 'EUR', 'tooLarge', 'tooLarge'],
  ['9.999.999.999.999', 'EUR', 'tooLarge', 'tooLarge'],
  ['1,234.', 'EUR', '1234.00', 'ambiguous'],
  ['1.234,', 'EUR', 'ambiguous', '1234.00'],
  // Spaces as groups.
  ['1 234', 'EUR', '1234.00', '1234.00'],
  ['1 234.50', 'EUR', '1234.50', '1234.50'],
  ['1 234,50', 'EUR', '1234.50', '1234.50'],
  [`1${narrow}234,50`, 'EUR', '1234.50', '1234.50'],
  [`1${hard}234,50`, 'EUR', '1234.50', '1234.50'],
  [`12${narrow}345${narrow}678`, 'EUR', '12345678.00', '12345678.00'],
  ['1 234 567,8', 'EUR', '1234567.80', '1234567.80'],
  ['1 23', 'EUR', 'notANumber', 'notANumber'],
  ['1 2345', 'EUR', 'notANumber', 'notANumber'],
  ['1 234.567', 'EUR', 'thirdDecimal', 'ambiguous'],
  ['1 234,567', 'EUR', 'ambiguous', 'thirdDecimal'],
  ['20 , 50', 'EUR', 'notANumber', 'notANumber'],
  // Broken groups.
  ['12,34.50', 'GBP', 'notANumber', 'notANumber'],
  ['1,23,456', 'GBP', 'notANumber', 'notANumber'],
  ['1,234 567', 'GBP', 'notANumber', 'notANumber'],
  ['1.2.3', 'GBP', 'notANumber', 'notANumber'],
  ['1,2,3', 'GBP', 'notANumber', 'notANumber'],
  ['5.555.5', 'GBP', 'notANumber', 'notANumber'],
  ['1..5', 'GBP', 'notANumber', 'notANumber'],
  ['1,,5', 'GBP', 'notANumber', 'notANumber'],
  ['1.,5', 'GBP', 'notANumber', 'notANumber'],
  // Signs and symbols.
  ['-5', 'GBP', 'negative', 'negative'],
  ['−5', 'GBP', 'negative', 'negative'],
  ['- 5', 'GBP', 'negative', 'negative'],
  ['-5.50', 'GBP', 'negative', 'negative'],
  ['£-5', 'GBP', 'negative', 'negative'],
  ['-£5', 'GBP', 'negative', 'negative'],
  ['+5', 'GBP', 'notANumber', 'notANumber'],
  ['£20', 'GBP', '20.00', '20.00'],
  ['£ 20.50', 'GBP', '20.50', '20.50'],
  ['20 £', 'GBP', '20.00', '20.00'],
  ['20,50 €', 'EUR', '20.50', '20.50'],
  [`1${narrow}234,50${hard}€`, 'EUR', '1234.50', '1234.50'],
  ['€20', 'EUR', '20.00', '20.00'],
  ['GBP 20', 'GBP', '20.00', '20.00'],
  ['20 GBP', 'GBP', '20.00', '20.00'],
  ['€20', 'GBP', 'notANumber', 'notANumber'],
  ['20%', 'GBP', 'notANumber', 'notANumber'],
  ['$20', 'GBP', 'notANumber', 'notANumber'],
  // Not numbers.
  ['', 'GBP', 'empty', 'empty'],
  ['   ', 'GBP', 'empty', 'empty'],
  [narrow, 'GBP', 'empty', 'empty'],
  ['abc', 'GBP', 'notANumber', 'notANumber'],
  ['-', 'GBP', 'notANumber', 'notANumber'],
  ['.', 'GBP', 'notANumber', 'notANumber'],
  [',', 'GBP', 'notANumber', 'notANumber'],
  ['£', 'GBP', 'notANumber', 'notANumber'],
  ['twenty', 'GBP', 'notANumber', 'notANumber'],
  ['20p', 'GBP', 'notANumber', 'notANumber'],
  ['1e3', 'GBP', 'notANumber', 'notANumber'],
  ['0x10', 'GBP', 'notANumber', 'notANumber'],
  ['Infinity', 'GBP', 'notANumber', 'notANumber'],
  ['NaN', 'GBP', 'notANumber', 'notANumber'],
  ['٢٠', 'GBP', 'notANumber', 'notANumber'],
  ["1'234", 'GBP', 'notANumber', 'notANumber'],
  ['20;50', 'GBP', 'notANumber', 'notANumber'],
  // Currencies without decimals.
  ['1200', 'JPY', '1200', '1200'],
  ['1,200', 'JPY', '1200', 'wholeOnly'],
  ['1.200', 'JPY', 'wholeOnly', '1200'],
  ['1 200', 'JPY', '1200', '1200'],
  ['12.5', 'JPY', 'wholeOnly', 'wholeOnly'],
  ['12,5', 'JPY', 'wholeOnly', 'wholeOnly'],
  ['12.', 'JPY', '12', '12'],
  ['¥500', 'JPY', '500', '500'],
  ['250', 'FPP', '250', '250'],
  ['2.5', 'FPP', 'wholeOnly', 'wholeOnly'],
  // Currencies with three decimals.
  ['1.234', 'KWD', '1.234', '1234.000'],
  ['1,234', 'KWD', '1234.000', '1.234'],
  ['1.2345', 'KWD', 'thirdDecimal', 'ambiguous'],
  ['1.5', 'KWD', '1.500', '1.500'],
  ['1,5', 'KWD', '1.500', '1.500'],
]

const cases = rows.flatMap(([text, currency, english, comma]) => [
  ['en-US', text, currency, english] as const,
  ['en-GB', text, currency, english] as const,
  ['es-ES', text, currency, comma] as const,
  ['fr-FR', text, currency, comma] as const,
])

describe('parseAmountText', () => {
  it('is tested with at least 300 rows', () => expect(cases.length).toBeGreaterThanOrEqual(300))

  it.each(cases)('%s: %j in %s is %s', (locale, text, currency, meaning) =>
    expect(parse(text, locale, currency)).toBe(meaning),
  )
})

describe('toTypedText', () => {
  it.each([
    ['1234.50', 'GBP', '1234.50', '1234,50'],
    ['20.500', 'KWD', '20.500', '20,500'],
    ['1200', 'JPY', '1200', '1200'],
  ] as const)('of %s in %s parses to the same amount in each locale', (decimal, currency, english, comma) => {
    for (const locale of ['en-US', 'en-GB', 'es-ES', 'fr-FR']) {
      expect(toTypedText(decimal, locale)).toBe(locale.startsWith('en') ? english : comma)
      expect(parse(toTypedText(decimal, locale), locale, currency)).toBe(decimal)
    }
  })
})
