import * as rules from '@fairground/rules/money/format'
import type { Money } from '@fairground/rules/money/money'
import { pageLocale } from './text/page-locale.ts'

/** Formats for the locale of the page: €40.00 in English, 40,00 € in Spanish. */
export const formatExact = (money: Money, options: { decimals?: 'needed' | 'always' } = {}): string =>
  rules.formatExact(money, { ...options, locale: pageLocale() })

export const formatPrize = (money: Money): string => rules.formatPrize(money, pageLocale())

export const formatCost = (cost: Money, free: string): string => rules.formatCost(cost, free, pageLocale())
