import { CURRENCIES, type CurrencyCode } from '@fairground/rules/money/currencies'
import { formatCost, formatExact } from './money-format.ts'
import { add, fromDecimal, type Money } from '@fairground/rules/money/money'
import type { Game } from '@fairground/contract/entities/games/game'

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCIES, code)

export const currencyCode = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new RangeError(`Unknown currency ${code}`)
  return code
}

/** Parses a decimal string of the wire. */
export const toMoney = (amount: string, currencyId: string): Money =>
  fromDecimal(amount, currencyCode(currencyId))

/** For balances, stakes, fees and wins: never rounded. Totals and receipts always show decimals. */
export const exactText = (
  amount: string,
  currencyId: string,
  decimals: 'needed' | 'always' = 'needed',
): string => formatExact(toMoney(amount, currencyId), { decimals })

/** Never rounded, always with decimals. */
export const exactSum = (sum: Money): string => formatExact(sum, { decimals: 'always' })

/** With its sign: "+£3.00", "−£3.00". */
export const signedText = (amount: string, currencyId: string): string => {
  const sum = toMoney(amount, currencyId)
  return `${sum.amount > 0n ? '+' : ''}${exactSum(sum)}`.replace('-', '−')
}

type Priced = Pick<Game, 'gamePlayCost' | 'gameFeePerPlay' | 'currencyId'>

/** The full cost of one play: its price and its fee. */
export const playCost = (game: Priced): Money =>
  add(toMoney(game.gamePlayCost, game.currencyId), toMoney(game.gameFeePerPlay, game.currencyId))

export const playCostText = (game: Priced, free: string): string => formatCost(playCost(game), free)
