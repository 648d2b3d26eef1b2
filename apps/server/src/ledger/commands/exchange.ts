import { isCurrencyCode, POINTS } from '@fairground/rules/money/currencies'
import { convertMoney, currencyRatio } from '@fairground/rules/money/exchange'
import { fromDecimal } from '@fairground/rules/money/money'
import { parseCurrency, toMoney } from '#platform/money.ts'
import { operatorAccount, playerCash } from '../account-key.ts'
import { type ExchangedMoney, postExchange } from '../cashier/post-exchange.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

interface ExchangeRef {
  readonly opKey: string
  readonly playerId: number
  readonly from: string
  readonly to: string
}

/** An amount of a retired currency, or a pack of points. The lane reads the operator's rate or the pack's price. */
export type Exchange =
  | (ExchangeRef & { readonly amount: bigint })
  | (ExchangeRef & { readonly packId: number })

type Refused = {
  readonly done: false
  readonly reason: 'badAmount' | 'notEnoughFunds' | 'notConvertible' | 'noSuchPack'
}

export type ExchangeAnswer =
  | { readonly done: true; readonly converted: string; readonly ratio: string }
  | Refused

export const exchange: CommandRule<Exchange, ExchangeAnswer> = {
  needs: ({ opKey, playerId, from, to }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [from, to].flatMap(currency => [
      operatorAccount('house:exchange', currency),
      playerCash(playerId, currency),
    ]),
    exchange: true,
  }),
  decide(request, book) {
    const { opKey, playerId, from, to } = request
    // Without rate and converted amount: the rate may have changed when a lost request is repeated.
    const what = 'packId' in request ? { packId: request.packId } : { amount: request.amount }
    const opHash = contentHash({ playerId, from, to, ...what })
    const earlier = earlierAnswer(book, opKey, opHash) as ExchangeAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    const priced = 'packId' in request ? pricePack(request, book) : priceAmount(request, book)
    if ('reason' in priced) return priced
    const { amount, converted } = priced
    if (amount <= 0n || converted <= 0n) return { done: false, reason: 'badAmount' }
    if (book.balance(playerCash(playerId, from)) < amount) return { done: false, reason: 'notEnoughFunds' }
    return postExchange(book, { opKey, opHash, playerId, from, to, ...priced })
  },
}

type Priced = Pick<ExchangedMoney, 'amount' | 'converted' | 'ratio'>

const pricePack = ({ from, to, packId }: ExchangeRef & { packId: number }, book: Book): Priced | Refused => {
  const { currency, chipPacks } = book.loaded.exchange
  const pack = chipPacks.find(({ id }) => id === packId)
  if (!pack || from !== currency || to !== POINTS) return { done: false, reason: 'noSuchPack' }
  return {
    amount: fromDecimal(pack.price, parseCurrency(currency)).amount,
    converted: fromDecimal(pack.chips, POINTS).amount,
    ratio: currencyRatio(pack.chips, pack.price),
  }
}

/** Only from a currency that the operator has retired, and only to an active one. */
const priceAmount = (
  { from, to, amount }: ExchangeRef & { amount: bigint },
  book: Book,
): Priced | Refused => {
  const { rates } = book.loaded.exchange
  const [source, target] = [rates.get(from), rates.get(to)]
  const isConvertible = source?.retired === true && target?.retired === false
  if (!isConvertible || !isCurrencyCode(from) || !isCurrencyCode(to))
    return { done: false, reason: 'notConvertible' }
  return {
    amount,
    converted: convertMoney(toMoney(amount, from), source.value, to, target.value).amount,
    ratio: currencyRatio(source.value, target.value),
  }
}
