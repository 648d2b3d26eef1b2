import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { type Money, money } from './money.ts'

/** Why a typed text is not an amount. */
export type AmountTextProblem =
  | 'empty'
  | 'notANumber'
  | 'negative'
  /** A mark that the locale does not use that way: 1.234,50 in English. */
  | 'ambiguous'
  /** More decimals than the currency has. */
  | 'thirdDecimal'
  /** Decimals in a currency without any. */
  | 'wholeOnly'
  | 'tooLarge'

export type ParsedAmount =
  | { readonly ok: true; readonly sum: Money }
  | { readonly ok: false; readonly problem: AmountTextProblem }

interface Marks {
  readonly decimal: '.' | ','
  readonly group: '.' | ','
}

const maxWholeDigits = 12
const anySpace = /[\s\u00A0\u2009\u202F]+/g

const marksByLocale = new Map<string, Marks>()

const marksFor = (locale: string): Marks => {
  const known = marksByLocale.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  const usesComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  const marks: Marks = usesComma ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
  marksByLocale.set(locale, marks)
  return marks
}

const refuse = (problem: AmountTextProblem): ParsedAmount => ({ ok: false, problem })

/** Removes the currency's own symbol or code at either end. */
const withoutSymbol = (text: string, currency: CurrencyCode): string => {
  const { symbolLeft, symbolRight } = CURRENCIES[currency]
  for (const symbol of [symbolLeft.trim(), symbolRight.trim(), currency].filter(each => each !== '')) {
    if (text.startsWith(symbol)) return text.slice(symbol.length).trim()
    if (text.endsWith(symbol)) return text.slice(0, -symbol.length).trim()
  }
  return text
}

const isGrouped = (whole: string, group: string): boolean =>
  /^\d*$/.test(whole) ||
  ['\\.', ',', ' '].some(
    mark =>
      (mark === ' ' || mark.endsWith(group)) && new RegExp(`^[1-9]\\d{0,2}(${mark}\\d{3})+$`).test(whole),
  )

const read = (text: string, { decimal, group }: Marks, currency: CurrencyCode): ParsedAmount => {
  const [whole = '', fraction = '', ...rest] = text.split(decimal)
  if (rest.length > 0 || !/^\d*$/.test(fraction) || !isGrouped(whole, group)) return refuse('notANumber')
  const { decimals } = CURRENCIES[currency]
  if (fraction.length > decimals) return refuse(decimals === 0 ? 'wholeOnly' : 'thirdDecimal')
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > maxWholeDigits) return refuse('tooLarge')
  return { ok: true, sum: money(BigInt(digits + fraction.padEnd(decimals, '0')), currency) }
}

/**
 * Parses a typed amount by the marks of the locale: 1,234.50 in English, 1.234,50 or 1 234,50 in Spanish and French. A
 * keyboard may offer only the other decimal mark, so 20,50 is accepted in English: it has no second reading.
 */
export const parseAmountText = (text: string, locale: string, currency: CurrencyCode): ParsedAmount => {
  const spaced = text.replaceAll(anySpace, ' ').trim()
  if (spaced === '') return refuse('empty')
  const unsigned = withoutSymbol(spaced.replace(/^[-−]\s?/, ''), currency)
  if (/^[-−]/.test(spaced) || /^[-−]/.test(unsigned))
    return refuse(/\d/.test(unsigned) ? 'negative' : 'notANumber')
  if (!/^[\d., ]*\d[\d., ]*$/.test(unsigned)) return refuse('notANumber')
  const marks = marksFor(locale)
  const parsed = read(unsigned, marks, currency)
  if (parsed.ok || parsed.problem !== 'notANumber') return parsed
  const other = read(unsigned, { decimal: marks.group, group: marks.decimal }, currency)
  if (!other.ok) return other.problem === 'thirdDecimal' ? refuse('ambiguous') : other
  return (unsigned.match(/[.,]/g) ?? []).length === 1 ? other : refuse('ambiguous')
}

/** The wire form of an amount ("1234.50") as a player of the locale types it: 1234,50 in Spanish. */
export const toTypedText = (decimal: string, locale: string): string =>
  decimal.replace('.', marksFor(locale).decimal)
