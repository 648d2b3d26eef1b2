import { locale } from '#core/text/locale.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

const format = (amount: number, unit: 'kilobyte' | 'megabyte'): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(amount)

/** 1.4 MB, 320 kB */
export const readableSize = (bytes: number): string =>
  bytes >= megabyte ? format(bytes / megabyte, 'megabyte') : format(Math.ceil(bytes / kilobyte), 'kilobyte')
