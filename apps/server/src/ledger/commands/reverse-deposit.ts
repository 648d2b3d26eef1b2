import { type DepositRefusal, nextDepositState } from '@fairground/rules/payments/deposit'
import { house, playerCash, playerDebt } from '../account-key.ts'
import type { Book, Posting } from '../book.ts'
import { movePayment, type PaymentAsk, paymentNeeds, paymentOf } from '../cashier/payments.ts'
import type { PaymentRow } from '../cashier/rows.ts'
import type { CommandRule } from '../command.ts'
import { contentHash } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

export type ReverseDeposit = PaymentAsk

export type ReverseDepositAnswer =
  | { readonly done: true; readonly fromCash: string; readonly fromDebt: string }
  | { readonly done: false; readonly reason: DepositRefusal | ReversalRefusal }

type ReversalRefusal = 'noSuchPayment' | 'notEnoughFunds' | 'inSuspense'

/** Gives a deposit back to where it came from, if the player still has it. */
export const reverseDeposit: CommandRule<'reverseDeposit'> = {
  needs: request => paymentNeeds(request, keyOf('rev', request)),
  decide(request, book) {
    const found = reversible(request, book)
    if ('reason' in found) return { done: false, reason: found.reason }
    const cash = playerCash(request.playerId, request.currency)
    if (found.due > book.balance(cash)) return { done: false, reason: 'notEnoughFunds' }
    return takeBack({ request, ...found, kind: 'deposit-reversal', fromCash: found.due }, book)
  },
}

/** The bank took the money back: it is gone whether or not the player still has it. What he has not, he owes. */
export const chargeBack: CommandRule<'chargeBack'> = {
  needs: request => ({
    ...paymentNeeds(request, keyOf('cb', request)),
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

const keyOf = (prefix: 'rev' | 'cb', { provider, paymentId }: PaymentAsk): string =>
  `${prefix}:${provider}:${paymentId}`

type Reversible = { readonly payment: PaymentRow; readonly due: bigint }

const reversible = (
  request: ReverseDeposit,
  book: Book,
): Reversible | { readonly reason: DepositRefusal | ReversalRefusal } => {
  const payment = paymentOf(book, request)
  if (!payment || payment.currency !== request.currency) return { reason: 'noSuchPayment' }
  if (payment.flag !== null) return { reason: 'inSuspense' }
  const step = nextDepositState(payment.state, 'reverse')
  if (!step.ok) return { reason: step.refusal }
  // Heard of before the payment itself: there was no credit, so there is nothing to take.
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
  const clearing = house('clearing', currency)
  const fromDebt = due - fromCash
  const answer = { done: true, fromCash: String(fromCash), fromDebt: String(fromDebt) } as const
  const postings: Posting[] = [{ from: cash, to: clearing, amount: fromCash }]
  if (fromDebt > 0n) postings.push({ from: playerDebt(playerId, currency), to: clearing, amount: fromDebt })
  book.post({
    opKey: keyOf(kind === 'charge-back' ? 'cb' : 'rev', request),
    opHash: contentHash({ paymentId: payment.id }),
    kind,
    ref: payment.id,
    playerId,
    postings,
    result: () => answer,
  })
  movePayment(book, payment, 'REVERSED')
  tellBalance(book, cash)
  return answer
}
