import { type CurrencyCode, isCurrencyCode } from '@fairground/rules/money/currencies'
import { type Money, money, toDecimal } from '@fairground/rules/money/money'

export const parseCurrency = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new Error(`unknown currency ${code}`)
  return code
}

export const toMoney = (amount: bigint, currency: string): Money => money(amount, parseCurrency(currency))

/** Minor units as the decimal text of the wire: 1250n in GBP is "12.50". */
export const decimal = (amount: bigint, currency: string): string => toDecimal(toMoney(amount, currency))
