import { house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import { tellBalance } from '../tell.ts'

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

/** No transfer crosses currencies: the house takes the one and gives the other. */
export const exchangeMoney = (book: Book, exchanged: ExchangedMoney) => {
  const { opKey, opHash, playerId, from, amount, to, converted, ratio } = exchanged
  const given = playerCash(playerId, from)
  const got = playerCash(playerId, to)
  const answer = { done: true, converted: String(converted), ratio } as const
  book.post({
    opKey,
    opHash,
    kind: 'exchange',
    ref: playerId,
    playerId,
    postings: [
      { from: given, to: house('house:exchange', from), amount },
      { from: house('house:exchange', to), to: got, amount: converted },
    ],
    result: () => answer,
  })
  tellBalance(book, given)
  tellBalance(book, got)
  return answer
}
