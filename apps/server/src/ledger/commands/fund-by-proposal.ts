import { jackpotAccount, operatorAccount } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

/** Names an approved proposal, with which everything else is compared. */
export interface FundByProposal {
  readonly proposalId: number
  readonly gameId: number
  readonly currency: string
  readonly amount: bigint
}

export type FundByProposalAnswer =
  | { readonly done: true; readonly journalId: string }
  | { readonly done: false; readonly reason: 'noProposal' }

/** Adds the operator's money to a jackpot. Two people have signed it. */
export const fundByProposal: CommandRule<FundByProposal, FundByProposalAnswer> = {
  needs: ({ proposalId, gameId, currency }) => ({
    opKeys: [`fund:${proposalId}`],
    accounts: [],
    opens: [operatorAccount('house:promo', currency), jackpotAccount(gameId, currency)],
    moneyProposals: [proposalId],
  }),
  decide(request, book) {
    const { proposalId, gameId, currency, amount } = request
    const opKey = `fund:${proposalId}`
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as FundByProposalAnswer | undefined
    if (earlier) return earlier
    const proposal = book.loaded.cashier.moneyProposals.get(proposalId)
    if (
      proposal?.kind !== 'fundJackpot' ||
      proposal.gameId !== gameId ||
      proposal.currency !== currency ||
      proposal.amount !== amount
    )
      return { done: false, reason: 'noProposal' }
    const id = book.post({
      opKey,
      opHash,
      kind: 'fund-jackpot',
      ref: gameId,
      postings: [
        { from: operatorAccount('house:promo', currency), to: jackpotAccount(gameId, currency), amount },
      ],
      result: made => ({ done: true, journalId: String(made) }),
    })
    return { done: true, journalId: String(id) }
  },
}
