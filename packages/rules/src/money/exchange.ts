import { CURRENCIES, type CurrencyCode } from './currencies.ts'
import { type Money, money } from './money.ts'

const PLACES = 12
const SCALE = 10n ** BigInt(PLACES)

/** A rate as the wire and the database write it: up to twelve decimals. */
const scaled = (text: string): bigint => {
  const match = /^(\d+)(?:\.(\d{1,12}))?$/.exec(text)
  const [, whole = '', fraction = ''] = match ?? []
  const value = match ? BigInt(whole + fraction.padEnd(PLACES, '0')) : 0n
  if (value <= 0n) throw new RangeError(`"${text}" is no rate`)
  return value
}

const unit = (currency: CurrencyCode): bigint => 10n ** BigInt(CURRENCIES[currency].decimals)

/** How much of the second one unit of the first is, cut off after twelve decimals. Both are worth so much of a third. */
export const currencyRatio = (fromValue: string, toValue: string): string => {
  const ratio = (scaled(fromValue) * SCALE) / scaled(toValue)
  const fraction = String(ratio % SCALE)
    .padStart(PLACES, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(ratio / SCALE) : `${ratio / SCALE}.${fraction}`
}

/** What must be given of one currency for a sum of another. Rounded up: what is given is never worth less. */
export const priceIn = (sum: Money, sumValue: string, given: CurrencyCode, givenValue: string): Money => {
  const worth = sum.amount * scaled(sumValue) * unit(given)
  const each = scaled(givenValue) * unit(sum.currency)
  return money((worth + each - 1n) / each, given)
}

/** Rounded down: nothing is made by exchanging to and fro. */
export const exchanged = (from: Money, fromValue: string, to: CurrencyCode, toValue: string): Money =>
  money((from.amount * scaled(fromValue) * unit(to)) / (scaled(toValue) * unit(from.currency)), to)
