import { type DepositRefusal, type DepositState, nextDepositState } from '@fairground/rules/payments/deposit'
import { movePayment, type PaymentRef, findPayment } from '../cashier/payments.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface MoveDeposit extends Omit<PaymentRef, 'currency'> {
  readonly event: 'pend' | 'expire' | 'fail'
}

export type MoveDepositAnswer =
  | { readonly done: true; readonly state: DepositState }
  | { readonly done: false; readonly reason: DepositRefusal | 'noSuchPayment' }

/** The payment is pending, has failed or has expired. No money moves, so there is no journal. */
export const moveDeposit: CommandRule<MoveDeposit, MoveDepositAnswer> = {
  needs: ({ paymentId }) => ({ opKeys: [], accounts: [], payments: [paymentId] }),
  decide(request, book) {
    const payment = findPayment(book, request)
    if (!payment) return { done: false, reason: 'noSuchPayment' }
    const step = nextDepositState(payment.state, request.event)
    if (!step.ok) return { done: false, reason: step.refusal }
    movePayment(book, payment, step.state)
    return { done: true, state: step.state }
  },
}
