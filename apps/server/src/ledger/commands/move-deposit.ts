import { type DepositRefusal, type DepositState, nextDepositState } from '@fairground/rules/payments/deposit'
import { movePayment, type PaymentAsk, paymentOf } from '../cashier/payments.ts'
import type { CommandRule } from '../command.ts'

export interface MoveDeposit extends Omit<PaymentAsk, 'currency'> {
  readonly event: 'pend' | 'expire' | 'fail'
}

export type MoveDepositAnswer =
  | { readonly done: true; readonly state: DepositState }
  | { readonly done: false; readonly reason: DepositRefusal | 'noSuchPayment' }

/** The provider knows of the payment or will not make it, or nobody paid in time. No money moves, so there is no journal. */
export const moveDeposit: CommandRule<'moveDeposit'> = {
  needs: ({ paymentId }) => ({ opKeys: [], accounts: [], payments: [paymentId] }),
  decide(request, book) {
    const payment = paymentOf(book, request)
    if (!payment) return { done: false, reason: 'noSuchPayment' }
    const step = nextDepositState(payment.state, request.event)
    if (!step.ok) return { done: false, reason: step.refusal }
    movePayment(book, payment, step.state)
    return { done: true, state: step.state }
  },
}
