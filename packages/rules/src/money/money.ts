import { CURRENCIES, type CurrencyCode } from './currencies.ts'

declare const minorUnit: unique symbol

/** An amount in the smallest unit of its currency: cents, yen, fils, points. */
export type Minor = bigint & { readonly [minorUnit]: true }

export type Money = { readonly amount: Minor; readonly currency: CurrencyCode }

export const minor = (amount: bigint): Minor => amount as Minor

export const money = (amount: bigint, currency: CurrencyCode): Money => ({ amount: minor(amount), currency })

export const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

export const zero = (currency: CurrencyCode): Money => money(0n, currency)

const sameCurrency = (a: Money, b: Money): CurrencyCode => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be combined`)
  return a.currency
}

export const add = (a: Money, b: Money): Money => money(a.amount + b.amount, sameCurrency(a, b))

export const subtract = (a: Money, b: Money): Money => money(a.amount - b.amount, sameCurrency(a, b))

/** `times` is a whole number of plays, tickets or units; a fraction throws. */
export const multiply = (a: Money, times: number | bigint): Money =>
  money(a.amount * BigInt(times), a.currency)

export const compare = (a: Money, b: Money): -1 | 0 | 1 => {
  sameCurrency(a, b)
  if (a.amount === b.amount) return 0
  return a.amount < b.amount ? -1 : 1
}

/** The wire form: every decimal of the currency, a point, no separators ("12.50", "-0.05", "1200" for JPY). */
export const toDecimal = ({ amount, currency }: Money): string => {
  const { decimals } = CURRENCIES[currency]
  const sign = amount < 0n ? '-' : ''
  const digits = String(absolute(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`
}

const DECIMAL = /^(-?)(0|[1-9]\d{0,17})(?:\.(\d+))?$/

/** Undefined unless the text is plain digits with at most the currency's decimals. */
export const parseDecimal = (text: string, currency: CurrencyCode): Money | undefined => {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const { decimals } = CURRENCIES[currency]
  if (fraction.length > decimals) return undefined
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (sign === '-' && amount === 0n) return undefined
  return money(sign === '-' ? -amount : amount, currency)
}

export const fromDecimal = (text: string, currency: CurrencyCode): Money => {
  const parsed = parseDecimal(text, currency)
  if (!parsed) throw new RangeError(`"${text}" is not an amount of ${currency}`)
  return parsed
}
