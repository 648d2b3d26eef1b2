import { operatorAccount, playerCash } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface ExchangedMoney {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly from: string
  readonly amount: bigint
  readonly to: string
  readonly converted: bigint
  readonly ratio: string
}

/** A transfer never crosses currencies, so the operator's exchange accounts take one currency and give the other. */
export const postExchange = (book: Book, exchanged: ExchangedMoney) => {
  const { opKey, opHash, playerId, from, amount, to, converted, ratio } = exchanged
  const fromCash = playerCash(playerId, from)
  const toCash = playerCash(playerId, to)
  const answer = { done: true, converted: String(converted), ratio } as const
  book.post({
    opKey,
    opHash,
    kind: 'exchange',
    ref: playerId,
    playerId,
    postings: [
      { from: fromCash, to: operatorAccount('house:exchange', from), amount },
      { from: operatorAccount('house:exchange', to), to: toCash, amount: converted },
    ],
    result: () => answer,
  })
  publishBalance(book, fromCash)
  publishBalance(book, toCash)
  return answer
}
