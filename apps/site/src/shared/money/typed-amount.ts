import { type Money, toDecimal } from '@fairground/rules/money/money'
import { type ParsedAmount, parseAmountText, toTypedText } from '@fairground/rules/money/parse-amount'
import { currencyCode } from '#core/money.ts'
import { pageLocale } from '#core/text/page-locale.ts'

/** Parses what the player typed into an amount field, by the locale of the page. */
export const parseTyped = (text: string, currencyId: string): ParsedAmount =>
  parseAmountText(text, pageLocale(), currencyCode(currencyId))

/** Null unless it is an amount. */
export const typedAmount = (text: string, currencyId: string): Money | null => {
  const parsed = parseTyped(text, currencyId)
  return parsed.ok ? parsed.sum : null
}

/** The text of an amount field for a wire amount. */
export const toFieldText = (decimal: string): string => toTypedText(decimal, pageLocale())

export const sumToFieldText = (sum: Money): string => toFieldText(toDecimal(sum))
