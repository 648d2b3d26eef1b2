import { CURRENCIES, isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseAmountText } from '@fairground/rules/money/parse-amount'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'
import { withoutGroups } from './number-text.ts'

/** The currency in which amounts are typed. */
export interface MoneyFormat {
  readonly currency: string
  readonly decimals: number
}

const locale = 'en-GB'

/** The format of a currency of the table. */
export const findMoneyFormat = (currency: unknown): MoneyFormat | undefined =>
  typeof currency === 'string' && isCurrencyCode(currency)
    ? { currency, decimals: CURRENCIES[currency].decimals }
    : undefined

export const getCurrencySymbol = ({ currency }: MoneyFormat): string =>
  (isCurrencyCode(currency) && CURRENCIES[currency].symbolLeft.trim()) || currency

const groupDigits = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Minor units as an amount: "125000" is 1,250.00 with two decimals. */
export const toAmountText = (units: string, { decimals }: MoneyFormat): string => {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(units) ?? []
  if (digits === '') return units
  const padded = digits.padStart(decimals + 1, '0')
  const whole = groupDigits(padded.slice(0, padded.length - decimals))
  return `${sign}${whole}${decimals > 0 ? `.${padded.slice(-decimals)}` : ''}`
}

const readOtherUnits = (text: string, decimals: number): string | undefined => {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(withoutGroups(text)) ?? []
  return whole === '' || fraction.length > decimals
    ? undefined
    : String(BigInt(whole + fraction.padEnd(decimals, '0')))
}

const readUnits = (text: string, { currency, decimals }: MoneyFormat): string | undefined => {
  if (!isCurrencyCode(currency) || CURRENCIES[currency].decimals !== decimals)
    return readOtherUnits(text, decimals)
  const parsed = parseAmountText(text, locale, currency)
  return parsed.ok ? String(parsed.sum.amount) : undefined
}

/** Reads a typed amount as minor units. A minus is kept; the schema decides whether it is allowed. */
export const readAmountText = (text: string, format: MoneyFormat): string | UnreadableText | undefined => {
  const typed = text.trim()
  if (typed === '') return undefined
  const isNegative = /^[-−]/.test(typed)
  const units = readUnits(isNegative ? typed.slice(1).trim() : typed, format)
  if (units === undefined) return new UnreadableText(text)
  return isNegative && units !== '0' ? `-${units}` : units
}

/** A decimal amount of the contract with groups: "1250.5" is 1,250.5. */
export const toDecimalText = (decimal: string): string => {
  const [whole = '', ...fraction] = decimal.split('.')
  return [groupDigits(whole), ...fraction].join('.')
}

export const readDecimalText = (text: string): string | UnreadableText | undefined => {
  const typed = withoutGroups(text.trim())
  if (typed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(typed) ? typed : new UnreadableText(text)
}
