import { CURRENCIES, type Currency } from './currencies.ts'
import { absolute, type Money } from './money.ts'

const FLOOR_ABOVE = 10_000n

const STEPS = [
  { above: 10n ** 12n, suffix: 'T' },
  { above: 10n ** 9n, suffix: 'B' },
  { above: 10n ** 6n, suffix: 'M' },
  { above: 10n ** 3n, suffix: 'k' },
] as const

type MoneyStyle = Pick<Currency, 'symbolLeft' | 'symbolRight' | 'decimalPoint' | 'thousandsPoint'> & {
  /** Spanish groups digits only from five on: 1234 but 12.345. */
  readonly minGrouped?: number
}

const localeMarks = new Map<string, ReturnType<typeof marksFor>>()

const marksFor = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const parts = format.formatToParts(12_345.6)
  const findPart = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return {
    decimalPoint: findPart('decimal'),
    thousandsPoint: findPart('group'),
    minGrouped: format.formatToParts(1234).some(({ type }) => type === 'group') ? 4 : 5,
    symbolFollows: parts[0]?.type !== 'currency',
  }
}

/** Without a locale, the currency's own marks decide: the euro has a decimal comma. */
const styleFor = (currency: Currency, locale: string | undefined): MoneyStyle => {
  if (locale === undefined) return currency
  const { symbolFollows, ...marks } = localeMarks.get(locale) ?? marksFor(locale)
  localeMarks.set(locale, { symbolFollows, ...marks })
  const { symbolLeft, symbolRight } = currency
  return symbolFollows && symbolLeft !== ''
    ? { ...marks, symbolLeft: '', symbolRight: `\u00A0${symbolLeft.trim()}` }
    : { ...marks, symbolLeft, symbolRight }
}

const grouped = (whole: bigint, { thousandsPoint, minGrouped = 4 }: MoneyStyle): string => {
  const digits = String(whole)
  return digits.length < minGrouped ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousandsPoint)
}

const withFraction = (whole: bigint, fraction: string, style: MoneyStyle): string =>
  fraction === '' ? grouped(whole, style) : `${grouped(whole, style)}${style.decimalPoint}${fraction}`

const withSymbol = (negative: boolean, text: string, { symbolLeft, symbolRight }: MoneyStyle): string =>
  `${negative ? '-' : ''}${symbolLeft}${text}${symbolRight}`

const split = ({ amount, currency: code }: Money, locale: string | undefined) => {
  const currency = CURRENCIES[code]
  const unit = 10n ** BigInt(currency.decimals)
  const size = absolute(amount)
  const rest = size % unit
  return {
    style: styleFor(currency, locale),
    abbreviateAbove: currency.abbreviateAbove,
    negative: amount < 0n,
    size,
    unit,
    whole: size / unit,
    fraction: currency.decimals === 0 ? '' : String(rest).padStart(currency.decimals, '0'),
    isWhole: rest === 0n,
  }
}

/** For a player's balance, stake, fee or win: never rounded or abbreviated. */
export const formatExact = (
  money: Money,
  { decimals = 'needed', locale }: { decimals?: 'needed' | 'always'; locale?: string } = {},
): string => {
  const { style, negative, whole, fraction, isWhole } = split(money, locale)
  const shown = isWhole && decimals === 'needed' ? '' : fraction
  return withSymbol(negative, withFraction(whole, shown, style), style)
}

const twoPlaces = (hundredths: bigint, style: MoneyStyle): string => {
  const rest = hundredths % 100n
  return withFraction(hundredths / 100n, rest === 0n ? '' : String(rest).padStart(2, '0'), style)
}

const abbreviated = (whole: bigint, style: MoneyStyle): string => {
  const step = STEPS.find(({ above }) => whole >= above)
  if (!step) return grouped(whole, style)
  return `${twoPlaces((whole * 100n) / step.above, style)}${step.suffix}`
}

/** For a prize or pool: always rounded down, so a prize is never shown larger than it is. */
export const formatPrize = (money: Money, locale?: string): string => {
  const { style, abbreviateAbove, negative, size, unit, whole } = split(money, locale)
  if (whole > abbreviateAbove) return withSymbol(negative, abbreviated(whole, style), style)
  const floored = size > FLOOR_ABOVE * unit
  const text = floored ? grouped(whole, style) : twoPlaces((size * 100n) / unit, style)
  return withSymbol(negative, text, style)
}

export const formatCost = (cost: Money, free = 'FREE', locale?: string): string =>
  cost.amount === 0n ? free : formatExact(cost, locale === undefined ? {} : { locale })
