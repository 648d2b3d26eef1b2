import { locale } from './locale.ts'

const counts = new Intl.NumberFormat(locale)

/** 61,904 */
export const formatCount = (count: number | bigint | string): string =>
  counts.format(typeof count === 'string' ? BigInt(count) : count)

/** 62.0% of a share from 0 to 1. */
export const formatShare = (share: number, digits = 1): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share)

/** 1 dispute, 2 disputes */
export const formatQuantity = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
