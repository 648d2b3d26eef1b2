import { operatorAccount, jackpotAccount } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface FundJackpot {
  readonly opKey: string
  readonly gameId: number
  readonly currency: string
  readonly amount: bigint
}

export interface FundJackpotAnswer {
  readonly journalId: string
}

/** The operator's seed of a progressive jackpot: funded before it is advertised. */
export const fundJackpot: CommandRule<FundJackpot, FundJackpotAnswer> = {
  needs: ({ opKey, gameId, currency }) => ({
    opKeys: [opKey],
    accounts: [],
    opens: [operatorAccount('house:promo', currency), jackpotAccount(gameId, currency)],
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
          from: operatorAccount('house:promo', request.currency),
          to: jackpotAccount(request.gameId, request.currency),
          amount: request.amount,
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    return { journalId: String(id) }
  },
}
