import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

/** Names an approved proposal. Amount, reason, maker and approver come from the proposal itself. */
export interface Adjust {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly proposalId: number
}

export type AdjustAnswer =
  | { readonly done: true; readonly adjustmentId: number }
  | { readonly done: false; readonly reason: 'noProposal' | 'notEnoughFunds' }

/** A manual correction: one staff member proposes it, another approves it, and both are recorded. */
export const adjust: CommandRule<Adjust, AdjustAnswer> = {
  needs: ({ opKey, playerId, currency, proposalId }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    opens: [operatorAccount('house:adjustment', currency), playerCash(playerId, currency)],
    adjustments: [proposalId],
  }),
  decide(request, book) {
    const { opKey, playerId, currency, proposalId } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as AdjustAnswer | undefined
    if (earlier) return earlier
    const proposal = book.loaded.cashier.adjustments.get(proposalId)
    if (proposal?.playerId !== playerId || proposal.currency !== currency || proposal.done)
      return { done: false, reason: 'noProposal' }
    const { amount, reason, requestedBy, approvedBy } = proposal
    const cash = playerCash(playerId, currency)
    if (book.balance(cash) + amount < 0n) return { done: false, reason: 'notEnoughFunds' }
    const adjustments = operatorAccount('house:adjustment', currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'adjust',
      ref: playerId,
      playerId,
      postings: [
        amount > 0n
          ? { from: adjustments, to: cash, amount }
          : { from: cash, to: adjustments, amount: -amount },
      ],
      result: made => ({ done: true, adjustmentId: Number(made) }),
    })
    proposal.done = true
    const approval = { requestedBy, approvedBy, proposalId }
    book.cashierChanges.adjustments.push({ id, playerId, currency, amount, reason, ...approval })
    publishBalance(book, cash)
    return { done: true, adjustmentId: Number(id) }
  },
}
