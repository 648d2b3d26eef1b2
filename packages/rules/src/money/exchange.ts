import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { type Money, money } from './money.ts'

const PLACES = 12
const SCALE = 10n ** BigInt(PLACES)

/** Parses a rate in the format of the wire and the database: up to twelve decimals. */
const scaled = (text: string): bigint => {
  const match = /^(\d+)(?:\.(\d{1,12}))?$/.exec(text)
  const [, whole = '', fraction = ''] = match ?? []
  const value = match ? BigInt(whole + fraction.padEnd(PLACES, '0')) : 0n
  if (value <= 0n) throw new RangeError(`"${text}" is not a rate`)
  return value
}

const unit = (currency: CurrencyCode): bigint => 10n ** BigInt(CURRENCIES[currency].decimals)

/** One unit of the first currency in the second, truncated to twelve decimals; both values use a common currency. */
export const currencyRatio = (fromValue: string, toValue: string): string => {
  const ratio = (scaled(fromValue) * SCALE) / scaled(toValue)
  const fraction = String(ratio % SCALE)
    .padStart(PLACES, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(ratio / SCALE) : `${ratio / SCALE}.${fraction}`
}

/** The price of a sum in another currency, rounded up so that the payment is never worth less. */
export const priceIn = (sum: Money, sumValue: string, given: CurrencyCode, givenValue: string): Money => {
  const worth = sum.amount * scaled(sumValue) * unit(given)
  const each = scaled(givenValue) * unit(sum.currency)
  return money((worth + each - 1n) / each, given)
}

/** Rounded down, so exchanging back and forth never creates money. */
export const convertMoney = (from: Money, fromValue: string, to: CurrencyCode, toValue: string): Money =>
  money((from.amount * scaled(fromValue) * unit(to)) / (scaled(toValue) * unit(from.currency)), to)
