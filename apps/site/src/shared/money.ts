import { CURRENCIES, type CurrencyCode } from '@fairground/rules/money/currencies'
import { formatCost, formatExact } from '@fairground/rules/money/format'
import { add, fromDecimal, type Money } from '@fairground/rules/money/money'
import type { Game } from '@fairground/contract/entities/game'

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code)

export const currencyCode = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new RangeError(`${code} is no currency we know`)
  return code
}

/** A decimal string of the wire with the currency named beside it. */
export const moneyOf = (amount: string, currencyId: string): Money =>
  fromDecimal(amount, currencyCode(currencyId))

/** A balance, stake, fee or win: never rounded. In totals and receipts the decimals always show. */
export const exactText = (
  amount: string,
  currencyId: string,
  decimals: 'needed' | 'always' = 'needed',
): string => formatExact(moneyOf(amount, currencyId), { decimals })

/** The same of a sum that is money already, with its decimals. */
export const exactSum = (sum: Money): string => formatExact(sum, { decimals: 'always' })

/** A net or a change, with its sign: "+£3.00", "−£3.00". */
export const signedText = (amount: string, currencyId: string): string => {
  const sum = moneyOf(amount, currencyId)
  return `${sum.amount > 0n ? '+' : ''}${exactSum(sum)}`.replace('-', '−')
}

type Priced = Pick<Game, 'gamePlayCost' | 'gameFeePerPlay' | 'currencyId'>

/** What one play really costs: its price and its fee. */
export const playCost = (game: Priced): Money =>
  add(moneyOf(game.gamePlayCost, game.currencyId), moneyOf(game.gameFeePerPlay, game.currencyId))

export const playCostText = (game: Priced, free: string): string => formatCost(playCost(game), free)
