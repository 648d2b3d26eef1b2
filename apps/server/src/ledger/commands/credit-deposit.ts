import { nextDepositState } from '@fairground/rules/payments/deposit'
import { operatorAccount, playerCash } from '../account-key.ts'
import { creditKey, movePayment, type PaymentRef, paymentNeeds, findPayment } from '../cashier/payments.ts'
import type { PaymentFlag, PaymentRow } from '../cashier/rows.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

/** The payment as the provider reports it: `currency` and `amount` may differ from the order. */
export interface CreditDeposit extends PaymentRef {
  readonly amount: bigint
  readonly providerRef: string
}

export type CreditDepositAnswer =
  | { readonly done: true; readonly credited: boolean; readonly flag: PaymentFlag | null }
  | { readonly done: false; readonly reason: 'noSuchPayment' | 'alreadyReversed' }

/** Credits a deposit once per payment, however often and in whatever order the provider reports it. */
export const creditDeposit: CommandRule<CreditDeposit, CreditDepositAnswer> = {
  needs: request => ({
    ...paymentNeeds(request, creditKey(request)),
    opens: [operatorAccount('clearing', request.currency), operatorAccount('suspense', request.currency)],
  }),
  decide(request, book) {
    const { currency, amount, paymentId, playerId } = request
    const opHash = contentHash({ paymentId, currency, amount })
    const earlier = earlierAnswer(book, creditKey(request), opHash) as CreditDepositAnswer | undefined
    if (earlier) return earlier
    const payment = findPayment(book, request)
    if (!payment) return { done: false, reason: 'noSuchPayment' }
    // The reversal arrived before the credit: the provider no longer holds this money.
    if (payment.state === 'REVERSED') return { done: false, reason: 'alreadyReversed' }
    const flag = findFlag(payment, request)
    const answer = { done: true, credited: flag === null, flag } as const
    const to = flag === null ? playerCash(playerId, currency) : operatorAccount('suspense', currency)
    book.post({
      opKey: creditKey(request),
      opHash,
      kind: flag === null ? 'deposit-credit' : 'deposit-suspense',
      ref: paymentId,
      playerId,
      postings: [{ from: operatorAccount('clearing', currency), to, amount }],
      result: () => answer,
    })
    payment.providerRef = request.providerRef
    payment.flag = flag
    book.cashierChanges.payments.add(payment)
    if (flag === null) {
      movePayment(book, payment, 'COMPLETED')
      book.depositors.add(playerId)
      publishBalance(book, to)
    }
    return answer
  },
}

/** Money that does not match its order goes to suspense until a staff member has reviewed it. */
const findFlag = (payment: PaymentRow, paid: CreditDeposit): PaymentFlag | null => {
  if (paid.currency !== payment.currency) return 'currencyDiffers'
  if (paid.amount !== payment.amount) return 'amountDiffers'
  return nextDepositState(payment.state, 'complete').ok ? null : 'paidAfterFailure'
}
