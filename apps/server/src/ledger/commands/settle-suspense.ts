import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

/** Names an approved proposal. The amount is compared with the proposal and with the money in suspense. */
export interface SettleSuspense {
  readonly proposalId: number
  readonly paymentId: number
  /** The player who gets the money. Undefined if it returns to its sender. */
  readonly playerId?: number | undefined
  readonly currency: string
  readonly amount: bigint
}

export type SettleSuspenseAnswer =
  | { readonly done: true; readonly journalId: string }
  | { readonly done: false; readonly reason: 'noProposal' | 'notInSuspense' }

/** Matching and returning share one op key, so that money in suspense is settled once. */
const toOpKey = ({ paymentId }: SettleSuspense): string => `suspense:${paymentId}`

/** Moves money that matched no order out of suspense: to a player, or back to its sender. Two people have signed it. */
export const settleSuspense: CommandRule<SettleSuspense, SettleSuspenseAnswer> = {
  needs: request => ({
    opKeys: [toOpKey(request)],
    players: request.playerId === undefined ? [] : [request.playerId],
    accounts: [operatorAccount('suspense', request.currency), operatorAccount('clearing', request.currency)],
    opens: request.playerId === undefined ? [] : [playerCash(request.playerId, request.currency)],
    moneyProposals: [request.proposalId],
    suspended: [request.paymentId],
  }),
  decide(request, book) {
    const { proposalId, paymentId, playerId, currency, amount } = request
    const opHash = contentHash({ proposalId, paymentId, playerId: playerId ?? null, currency, amount })
    const earlier = book.findDecision(toOpKey(request))
    if (earlier && Buffer.compare(earlier.opHash, opHash) !== 0)
      return { done: false, reason: 'notInSuspense' }
    if (earlier) return earlierAnswer(book, toOpKey(request), opHash) as SettleSuspenseAnswer
    const proposal = book.loaded.cashier.moneyProposals.get(proposalId)
    if (
      proposal?.kind !== (playerId === undefined ? 'returnSuspense' : 'matchSuspense') ||
      proposal.depositId !== paymentId ||
      proposal.playerId !== (playerId ?? null) ||
      proposal.currency !== currency ||
      proposal.amount !== amount
    )
      return { done: false, reason: 'noProposal' }
    const held = book.loaded.cashier.suspended.get(paymentId)
    if (held?.currency !== currency || held.amount !== amount) return { done: false, reason: 'notInSuspense' }
    const to = playerId === undefined ? operatorAccount('clearing', currency) : playerCash(playerId, currency)
    const id = book.post({
      opKey: toOpKey(request),
      opHash,
      kind: playerId === undefined ? 'suspense-return' : 'suspense-match',
      ref: paymentId,
      ...(playerId === undefined ? {} : { playerId }),
      postings: [{ from: operatorAccount('suspense', currency), to, amount }],
      result: made => ({ done: true, journalId: String(made) }),
    })
    if (playerId !== undefined) {
      book.depositors.add(playerId)
      publishBalance(book, to)
    }
    return { done: true, journalId: String(id) }
  },
}
