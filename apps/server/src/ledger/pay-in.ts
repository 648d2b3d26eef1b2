import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { currencyRatio, exchanged, priceIn } from '@fairground/rules/money/exchange'
import { currencyOf, decimal, moneyOf } from '#instance/terms.ts'
import { playerCash } from './account-key.ts'
import type { Book } from './book.ts'
import { exchangeMoney } from './cashier/exchange-money.ts'

/** Another currency that a purchase is paid in, and what one unit of it and of the game's are worth. */
export interface PayIn {
  readonly currency: string
  readonly value: string
  readonly gameValue: string
}

/** What was taken of the other currency. */
export interface PaidIn {
  readonly currency: string
  readonly amount: string
}

/** What the player's account in the other currency comes to in the game's; undefined where he has none. */
export const worthOf = (
  book: Book,
  playerId: number,
  { currency, value, gameValue }: PayIn,
  gameCurrency: string,
): bigint | undefined => {
  const purse = playerCash(playerId, currency)
  if (!isCurrencyCode(currency) || !book.hasAccount(purse)) return undefined
  return exchanged(moneyOf(book.balance(purse), currency), value, currencyOf(gameCurrency), gameValue).amount
}

interface Exchange {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly gameCurrency: string
  readonly charge: bigint
}

/** Exchanges exactly what a purchase costs, in the moment it is bought. */
export const exchangeFor = (book: Book, { currency, value, gameValue }: PayIn, paid: Exchange): PaidIn => {
  const { opKey, opHash, playerId, gameCurrency, charge } = paid
  const { amount } = priceIn(
    moneyOf(charge, currencyOf(gameCurrency)),
    gameValue,
    currencyOf(currency),
    value,
  )
  exchangeMoney(book, {
    opKey,
    opHash,
    playerId,
    from: currency,
    amount,
    to: gameCurrency,
    converted: charge,
    ratio: currencyRatio(value, gameValue),
  })
  return { currency, amount: decimal(amount, currency) }
}
