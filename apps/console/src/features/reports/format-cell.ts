import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import { formatDay, formatSeconds } from '#core/format/times.ts'

const isInteger = (text: string): boolean => /^-?\d+$/.test(text)

/** A value of a report as staff read it. What is not in the form of its column is shown as it is. */
export const formatCell = (
  value: string | null | undefined,
  type: string,
  { currency, zone }: { readonly currency: string | null | undefined; readonly zone: string },
): string => {
  if (value === null || value === undefined) return ''
  if (type === 'minorUnits' && isInteger(value) && currency && isCurrencyCode(currency))
    return formatAmount(value, currency)
  if (type === 'time' && !Number.isNaN(Date.parse(value)))
    return `${formatDay(value, zone)} ${formatSeconds(value, zone)}`
  return value
}

/** The sum of a column: money, or a number of something. */
export const formatTotal = (amount: string, type: string | undefined, currency: string): string => {
  if (!isInteger(amount)) return amount
  return type === 'minorUnits' && isCurrencyCode(currency)
    ? formatAmount(amount, currency)
    : formatCount(amount)
}

const numberTypes = new Set(['integer', 'minorUnits', 'decimal'])
export const isNumberType = (type: string): boolean => numberTypes.has(type)
