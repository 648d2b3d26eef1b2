import { type DepositRefusal, nextDepositState } from '@fairground/rules/payments/deposit'
import { operatorAccount, playerCash, playerDebt } from '../account-key.ts'
import type { Book, Posting } from '#ledger/book/book.ts'
import { movePayment, type PaymentRef, paymentNeeds, findPayment } from '../cashier/payments.ts'
import type { PaymentRow } from '../cashier/rows.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export type ReverseDeposit = PaymentRef

export type ReverseDepositAnswer =
  | { readonly done: true; readonly fromCash: string; readonly fromDebt: string }
  | { readonly done: false; readonly reason: DepositRefusal | ReversalRefusal }

type ReversalRefusal = 'noSuchPayment' | 'notEnoughFunds' | 'inSuspense'

/** Returns a deposit to its source, if the player still has the money. */
export const reverseDeposit: CommandRule<ReverseDeposit, ReverseDepositAnswer> = {
  needs: request => paymentNeeds(request, opKeyFor('rev', request)),
  decide(request, book) {
    const found = reversible(request, book)
    if ('reason' in found) return { done: false, reason: found.reason }
    const cash = playerCash(request.playerId, request.currency)
    if (found.due > book.balance(cash)) return { done: false, reason: 'notEnoughFunds' }
    return takeBack({ request, ...found, kind: 'deposit-reversal', fromCash: found.due }, book)
  },
}

/** The bank took the money back: what the player no longer has becomes their debt. */
export const chargeBack: CommandRule<ReverseDeposit, ReverseDepositAnswer> = {
  needs: request => ({
    ...paymentNeeds(request, opKeyFor('cb', request)),
    opens: [playerDebt(request.playerId, request.currency)],
  }),
  decide(request, book) {
    const found = reversible(request, book)
    if ('reason' in found) return { done: false, reason: found.reason }
    const available = book.balance(playerCash(request.playerId, request.currency))
    const fromCash = found.due < available ? found.due : available
    return takeBack({ request, ...found, kind: 'charge-back', fromCash }, book)
  },
}

const opKeyFor = (prefix: 'rev' | 'cb', { provider, paymentId }: PaymentRef): string =>
  `${prefix}:${provider}:${paymentId}`

type Reversible = { readonly payment: PaymentRow; readonly due: bigint }

const reversible = (
  request: ReverseDeposit,
  book: Book,
): Reversible | { readonly reason: DepositRefusal | ReversalRefusal } => {
  const payment = findPayment(book, request)
  if (!payment || payment.currency !== request.currency) return { reason: 'noSuchPayment' }
  if (payment.flag !== null) return { reason: 'inSuspense' }
  const step = nextDepositState(payment.state, 'reverse')
  if (!step.ok) return { reason: step.refusal }
  // The reversal arrived before the credit: there is nothing to take back.
  return { payment, due: payment.state === 'COMPLETED' ? payment.amount : 0n }
}

const takeBack = (
  taking: Reversible & {
    readonly request: ReverseDeposit
    readonly kind: 'deposit-reversal' | 'charge-back'
    readonly fromCash: bigint
  },
  book: Book,
): ReverseDepositAnswer => {
  const { request, payment, due, kind, fromCash } = taking
  const { playerId, currency } = request
  const cash = playerCash(playerId, currency)
  const clearing = operatorAccount('clearing', currency)
  const fromDebt = due - fromCash
  const answer = { done: true, fromCash: String(fromCash), fromDebt: String(fromDebt) } as const
  const postings: Posting[] = [{ from: cash, to: clearing, amount: fromCash }]
  if (fromDebt > 0n) postings.push({ from: playerDebt(playerId, currency), to: clearing, amount: fromDebt })
  book.post({
    opKey: opKeyFor(kind === 'charge-back' ? 'cb' : 'rev', request),
    opHash: contentHash({ paymentId: payment.id }),
    kind,
    ref: payment.id,
    playerId,
    postings,
    result: () => answer,
  })
  movePayment(book, payment, 'REVERSED')
  publishBalance(book, cash)
  return answer
}
