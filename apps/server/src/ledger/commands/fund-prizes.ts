import { type AccountKey, jackpotAccount, operatorAccount, reserveAccount } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import type { JournalKind } from '#ledger/book/rows.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface FundPrizes {
  readonly opKey: string
  readonly gameId: number
  readonly currency: string
  readonly amount: bigint
}

export interface FundPrizesAnswer {
  readonly journalId: string
}

/** Moves the operator's money to an account from which a game pays prizes. */
const fundPrizes = (
  kind: JournalKind,
  toAccount: (gameId: number, currency: string) => AccountKey,
): CommandRule<FundPrizes, FundPrizesAnswer> => ({
  needs: ({ opKey, gameId, currency }) => ({
    opKeys: [opKey],
    accounts: [],
    opens: [operatorAccount('house:promo', currency), toAccount(gameId, currency)],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as FundPrizesAnswer | undefined
    if (earlier) return earlier
    const id = book.post({
      opKey: request.opKey,
      opHash,
      kind,
      ref: request.gameId,
      postings: [
        {
          from: operatorAccount('house:promo', request.currency),
          to: toAccount(request.gameId, request.currency),
          amount: request.amount,
        },
      ],
      result: journalId => ({ journalId: String(journalId) }),
    })
    return { journalId: String(id) }
  },
})

/** The operator's seed of a progressive jackpot: funded before it is advertised. */
export const fundJackpot = fundPrizes('fund-jackpot', jackpotAccount)

/** The operator's reserve for fixed and minimum prizes: funded before the sale. */
export const fundReserve = fundPrizes('fund-reserve', reserveAccount)
