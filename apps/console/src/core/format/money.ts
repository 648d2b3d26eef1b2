import { type CurrencyCode, isCurrencyCode } from '@fairground/rules/money/currencies'
import { formatExact } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import { locale } from './locale.ts'

/** An amount in minor units, as the contract has it. */
export type MinorUnits = string | bigint | number

export const toCurrency = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new Error(`unknown currency ${code}`)
  return code
}

/** £1,250.00: two decimals in tables, as the currency has them. */
export const formatAmount = (amount: MinorUnits, currency: string): string =>
  formatExact(money(BigInt(amount), toCurrency(currency)), { decimals: 'always', locale })

/** £1,250: without decimals where there are none, for headlines. */
export const formatShortAmount = (amount: MinorUnits, currency: string): string =>
  formatExact(money(BigInt(amount), toCurrency(currency)), { decimals: 'needed', locale })
