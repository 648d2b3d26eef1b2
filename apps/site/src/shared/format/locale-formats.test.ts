import { fromDecimal } from '@fairground/rules/money/money'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { oddsText, percentText } from './number-list.ts'
import { birthdateOrder } from '#shared/form/birthdate.ts'
import { formatCost, formatExact, formatPrize } from '#core/money-format.ts'
import { calendarDay, dayAndMonth, monthAndYear } from '#core/time/date.ts'

/** Intl separates with no-break spaces; plain spaces are easier to compare. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const noon = Date.UTC(2026, 10, 3, 12)

const locales = {
  'en-US': {
    order: ['month', 'day', 'year'],
    dates: ['November 3, 2026', 'Nov 3', 'Nov 2026'],
    numbers: ['1,234,567', '54.5'],
    money: ['€40.00', '£1,234.50', '€12,345', 'FREE'],
  },
  'en-GB': {
    order: ['day', 'month', 'year'],
    dates: ['3 November 2026', '3 Nov', 'Nov 2026'],
    numbers: ['1,234,567', '54.5'],
    money: ['€40.00', '£1,234.50', '€12,345', 'FREE'],
  },
  'es-ES': {
    order: ['day', 'month', 'year'],
    dates: ['3 de noviembre de 2026', '3 nov', 'nov 2026'],
    numbers: ['1.234.567', '54,5'],
    money: ['40,00 €', '1234,50 £', '12.345 €', 'GRATIS'],
  },
  'fr-FR': {
    order: ['day', 'month', 'year'],
    dates: ['3 novembre 2026', '3 nov.', 'nov. 2026'],
    numbers: ['1 234 567', '54,5'],
    money: ['40,00 €', '1 234,50 £', '12 345 €', 'GRATUIT'],
  },
} as const

afterAll(() => vi.unstubAllGlobals())

describe.each(Object.entries(locales))('%s', (locale, { order, dates, numbers, money }) => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: locale } }))

  it('orders the fields of a date of birth', () => {
    expect(birthdateOrder(locale)).toEqual(order)
  })

  it('formats dates', () => {
    expect([calendarDay('2026-11-03'), dayAndMonth(noon), monthAndYear('2026-11')].map(plain)).toEqual(dates)
  })

  it('formats numbers', () => {
    expect([oddsText(1_234_567, locale), percentText('54.50', locale)].map(plain)).toEqual(numbers)
  })

  it('formats amounts by locale, independent of the currency', () => {
    const free = money[3]
    expect(
      [
        formatExact(fromDecimal('40', 'EUR'), { decimals: 'always' }),
        formatExact(fromDecimal('1234.5', 'GBP')),
        formatPrize(fromDecimal('12345.67', 'EUR')),
        formatCost(fromDecimal('0', 'EUR'), free),
      ].map(plain),
    ).toEqual(money)
  })
})
