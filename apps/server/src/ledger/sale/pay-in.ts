import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { currencyRatio, convertMoney, priceIn } from '@fairground/rules/money/exchange'
import { parseCurrency, decimal, toMoney } from '#platform/money.ts'
import { playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { postExchange } from '#ledger/cashier/post-exchange.ts'

/** The other currency in which a purchase is paid, with the unit values of both currencies. */
export interface PayIn {
  readonly currency: string
  readonly value: string
  readonly gameValue: string
}

/** The amount taken in the other currency. */
export interface PaidIn {
  readonly currency: string
  readonly amount: string
}

/** The player's balance in the other currency, converted to the game's; undefined without such an account. */
export const convertBalance = (
  book: Book,
  playerId: number,
  { currency, value, gameValue }: PayIn,
  gameCurrency: string,
): bigint | undefined => {
  const cash = playerCash(playerId, currency)
  if (!isCurrencyCode(currency) || !book.hasAccount(cash)) return undefined
  return convertMoney(toMoney(book.balance(cash), currency), value, parseCurrency(gameCurrency), gameValue)
    .amount
}

interface Exchange {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly gameCurrency: string
  readonly charge: bigint
}

/** Exchanges exactly the cost of a purchase, in the same batch. */
export const exchangeFor = (book: Book, { currency, value, gameValue }: PayIn, paid: Exchange): PaidIn => {
  const { opKey, opHash, playerId, gameCurrency, charge } = paid
  const { amount } = priceIn(
    toMoney(charge, parseCurrency(gameCurrency)),
    gameValue,
    parseCurrency(currency),
    value,
  )
  postExchange(book, {
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
