import { house, jackpotOf } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface FundJackpot {
  readonly opKey: string
  readonly gameId: number
  readonly currency: string
  readonly amount: bigint
}

export interface FundJackpotAnswer {
  readonly journalId: string
}

/** The operator's seed of a progressive: the money is there before it is advertised. */
export const fundJackpot: CommandRule<'fundJackpot'> = {
  needs: ({ opKey, gameId, currency }) => ({
    opKeys: [opKey],
    accounts: [],
    opens: [house('house:promo', currency), jackpotOf(gameId, currency)],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as FundJackpotAnswer | undefined
    if (earlier) return earlier
    const id = book.post({
      opKey: request.opKey,
      opHash,
      kind: 'fund-jackpot',
      ref: request.gameId,
      postings: [
        {
          from: house('house:promo', request.currency),
          to: jackpotOf(request.gameId, request.currency),
          amount: request.amount,
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    return { journalId: String(id) }
  },
}
