import { operatorAccount, playerCash } from '../account-key.ts'
import { type ExchangedMoney, postExchange } from '../cashier/post-exchange.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

/** The amounts in both currencies, computed by the caller from the rate that is stored with the answer. */
export type Exchange = Omit<ExchangedMoney, 'opHash'>

export type ExchangeAnswer =
  | { readonly done: true; readonly converted: string; readonly ratio: string }
  | { readonly done: false; readonly reason: 'badAmount' | 'notEnoughFunds' }

export const exchange: CommandRule<Exchange, ExchangeAnswer> = {
  needs: ({ opKey, playerId, from, to }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [from, to].flatMap(currency => [
      operatorAccount('house:exchange', currency),
      playerCash(playerId, currency),
    ]),
  }),
  decide(request, book) {
    const { opKey, playerId, from, amount, to, converted, ratio } = request
    // Without rate and converted amount: the rate may have changed when a lost request is repeated.
    const opHash = contentHash({ playerId, from, amount, to })
    const earlier = earlierAnswer(book, opKey, opHash) as ExchangeAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    if (amount <= 0n || converted <= 0n || from === to) return { done: false, reason: 'badAmount' }
    if (book.balance(playerCash(playerId, from)) < amount) return { done: false, reason: 'notEnoughFunds' }
    return postExchange(book, { opKey, opHash, playerId, from, amount, to, converted, ratio })
  },
}
