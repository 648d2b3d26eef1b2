import { house, playerCash } from '../account-key.ts'
import { type ExchangedMoney, exchangeMoney } from '../cashier/exchange-money.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

/** What is given and what it is worth in the other currency, both decided by the rate that the answer keeps. */
export type Exchange = Omit<ExchangedMoney, 'opHash'>

export type ExchangeAnswer =
  | { readonly done: true; readonly converted: string; readonly ratio: string }
  | { readonly done: false; readonly reason: 'badAmount' | 'notEnoughFunds' }

export const exchange: CommandRule<'exchange'> = {
  needs: ({ opKey, playerId, from, to }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [from, to].flatMap(currency => [
      house('house:exchange', currency),
      playerCash(playerId, currency),
    ]),
  }),
  decide(request, book) {
    const { opKey, playerId, from, amount, to, converted, ratio } = request
    // The rate may have changed when an answer that was lost is asked for again.
    const opHash = contentHash({ playerId, from, amount, to })
    const earlier = earlierAnswer(book, opKey, opHash) as ExchangeAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(playerId)) throw new Error(`there is no player ${playerId}`)
    if (amount <= 0n || converted <= 0n || from === to) return { done: false, reason: 'badAmount' }
    if (book.balance(playerCash(playerId, from)) < amount) return { done: false, reason: 'notEnoughFunds' }
    return exchangeMoney(book, { opKey, opHash, playerId, from, amount, to, converted, ratio })
  },
}
