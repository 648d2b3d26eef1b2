import { CURRENCIES, type Currency } from './currencies.ts'
import { absolute, type Money } from './money.ts'

const FLOOR_ABOVE = 10_000n

const STEPS = [
  { above: 10n ** 12n, suffix: 'T' },
  { above: 10n ** 9n, suffix: 'B' },
  { above: 10n ** 6n, suffix: 'M' },
  { above: 10n ** 3n, suffix: 'k' },
] as const

const grouped = (whole: bigint, currency: Currency): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, currency.thousandsPoint)

const withFraction = (whole: bigint, fraction: string, currency: Currency): string =>
  fraction === ''
    ? grouped(whole, currency)
    : `${grouped(whole, currency)}${currency.decimalPoint}${fraction}`

const withSymbol = (negative: boolean, text: string, currency: Currency): string =>
  `${negative ? '-' : ''}${currency.symbolLeft}${text}${currency.symbolRight}`

const split = ({ amount, currency: code }: Money) => {
  const currency = CURRENCIES[code]
  const unit = 10n ** BigInt(currency.decimals)
  const size = absolute(amount)
  const rest = size % unit
  return {
    currency,
    negative: amount < 0n,
    size,
    unit,
    whole: size / unit,
    fraction: currency.decimals === 0 ? '' : String(rest).padStart(currency.decimals, '0'),
    isWhole: rest === 0n,
  }
}

/** A player's own balance, stake, fee or win: never floored, never abbreviated. */
export const formatExact = (
  money: Money,
  { decimals = 'needed' }: { decimals?: 'needed' | 'always' } = {},
): string => {
  const { currency, negative, whole, fraction, isWhole } = split(money)
  const shown = isWhole && decimals === 'needed' ? '' : fraction
  return withSymbol(negative, withFraction(whole, shown, currency), currency)
}

const twoPlaces = (hundredths: bigint, currency: Currency): string => {
  const rest = hundredths % 100n
  return withFraction(hundredths / 100n, rest === 0n ? '' : String(rest).padStart(2, '0'), currency)
}

const abbreviated = (whole: bigint, currency: Currency): string => {
  const step = STEPS.find(({ above }) => whole >= above)
  if (!step) return grouped(whole, currency)
  return `${twoPlaces((whole * 100n) / step.above, currency)}${step.suffix}`
}

/** A prize or pool. Every rounding is downwards: a prize is never shown larger than it is. */
export const formatPrize = (money: Money): string => {
  const { currency, negative, size, unit, whole } = split(money)
  if (whole > currency.abbreviateAbove) return withSymbol(negative, abbreviated(whole, currency), currency)
  const floored = size > FLOOR_ABOVE * unit
  const text = floored ? grouped(whole, currency) : twoPlaces((size * 100n) / unit, currency)
  return withSymbol(negative, text, currency)
}

export const formatCost = (cost: Money, free = 'FREE'): string =>
  cost.amount === 0n ? free : formatExact(cost)
