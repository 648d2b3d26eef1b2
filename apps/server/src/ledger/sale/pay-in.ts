import { isCurrencyCode, POINTS } from '@fairground/rules/money/currencies'
import { currencyRatio, convertMoney, priceIn } from '@fairground/rules/money/exchange'
import { parseCurrency, decimal, toMoney } from '#platform/money.ts'
import { playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { postExchange } from '#ledger/cashier/post-exchange.ts'

/** The other currency in which a purchase is paid. The lane reads the operator's rate. */
export interface PayIn {
  readonly currency: string
}

/** The amount taken in the other currency. */
export interface PaidIn {
  readonly currency: string
  readonly amount: string
}

/** The unit values of both currencies; undefined if the operator has set no rate. Points buy no plays. */
const findValues = (book: Book, { currency }: PayIn, gameCurrency: string) => {
  const { rates } = book.loaded.exchange
  const isMoney = currency !== POINTS && gameCurrency !== POINTS
  const [paying, game] = [rates.get(currency), rates.get(gameCurrency)]
  if (!paying || !game || !isMoney || currency === gameCurrency) return undefined
  return { value: paying.value, gameValue: game.value }
}

/** The player's balance in the other currency, converted to the game's; undefined without such an account or a rate. */
export const convertBalance = (
  book: Book,
  playerId: number,
  payIn: PayIn,
  gameCurrency: string,
): bigint | undefined => {
  const { currency } = payIn
  const cash = playerCash(playerId, currency)
  const values = findValues(book, payIn, gameCurrency)
  if (!values || !isCurrencyCode(currency) || !book.hasAccount(cash)) return undefined
  const balance = toMoney(book.balance(cash), currency)
  return convertMoney(balance, values.value, parseCurrency(gameCurrency), values.gameValue).amount
}

interface Exchange {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly gameCurrency: string
  readonly charge: bigint
}

/** Exchanges exactly the cost of a purchase, in the same batch. */
export const exchangeFor = (book: Book, payIn: PayIn, paid: Exchange): PaidIn => {
  const { opKey, opHash, playerId, gameCurrency, charge } = paid
  const { currency } = payIn
  const values = findValues(book, payIn, gameCurrency)
  if (!values) throw new Error(`no rate from ${currency} to ${gameCurrency}`)
  const price = toMoney(charge, parseCurrency(gameCurrency))
  const { amount } = priceIn(price, values.gameValue, parseCurrency(currency), values.value)
  postExchange(book, {
    opKey,
    opHash,
    playerId,
    from: currency,
    amount,
    to: gameCurrency,
    converted: charge,
    ratio: currencyRatio(values.value, values.gameValue),
  })
  return { currency, amount: decimal(amount, currency) }
}
