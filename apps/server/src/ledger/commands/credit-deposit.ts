import { nextDepositState } from '@fairground/rules/payments/deposit'
import { house, playerCash } from '../account-key.ts'
import { creditKey, movePayment, type PaymentAsk, paymentNeeds, paymentOf } from '../cashier/payments.ts'
import type { PaymentFlag, PaymentRow } from '../cashier/rows.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { tellBalance } from '../tell.ts'

/** What the provider says was paid: `currency` and `amount` are its own, which need not be what was ordered. */
export interface CreditDeposit extends PaymentAsk {
  readonly amount: bigint
  readonly providerRef: string
}

export type CreditDepositAnswer =
  | { readonly done: true; readonly credited: boolean; readonly flag: PaymentFlag | null }
  | { readonly done: false; readonly reason: 'noSuchPayment' | 'alreadyReversed' }

/** The player's money arrived. Once for each payment, however often and in whatever order the provider says so. */
export const creditDeposit: CommandRule<'creditDeposit'> = {
  needs: request => ({
    ...paymentNeeds(request, creditKey(request)),
    opens: [house('clearing', request.currency), house('suspense', request.currency)],
  }),
  decide(request, book) {
    const { currency, amount, paymentId, playerId } = request
    const opHash = contentHash({ paymentId, currency, amount })
    const earlier = earlierAnswer(book, creditKey(request), opHash) as CreditDepositAnswer | undefined
    if (earlier) return earlier
    const payment = paymentOf(book, request)
    if (!payment) return { done: false, reason: 'noSuchPayment' }
    // It was taken back before it was heard of: the provider holds nothing for it any more.
    if (payment.state === 'REVERSED') return { done: false, reason: 'alreadyReversed' }
    const flag = flagOf(payment, request)
    const answer = { done: true, credited: flag === null, flag } as const
    const to = flag === null ? playerCash(playerId, currency) : house('suspense', currency)
    book.post({
      opKey: creditKey(request),
      opHash,
      kind: flag === null ? 'deposit-credit' : 'deposit-suspense',
      ref: paymentId,
      playerId,
      postings: [{ from: house('clearing', currency), to, amount }],
      result: () => answer,
    })
    payment.providerRef = request.providerRef
    payment.flag = flag
    book.cashierChanges.payments.add(payment)
    if (flag === null) {
      movePayment(book, payment, 'COMPLETED')
      book.depositors.add(playerId)
      tellBalance(book, to)
    }
    return answer
  },
}

/** Money that does not fit its order is nobody's until a person has looked at it. */
const flagOf = (payment: PaymentRow, paid: CreditDeposit): PaymentFlag | null => {
  if (paid.currency !== payment.currency) return 'currencyDiffers'
  if (paid.amount !== payment.amount) return 'amountDiffers'
  return nextDepositState(payment.state, 'complete').ok ? null : 'paidAfterFailure'
}
