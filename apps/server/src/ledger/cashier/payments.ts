import { countsTowardsLimits, type DepositState } from '@fairground/rules/payments/deposit'
import { operatorAccount, playerCash } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { countDeposit } from '../limits/deposits.ts'
import type { Needs } from '#ledger/load/needs.ts'
import { type OrderStatus, publishOrder } from '#ledger/book/publish.ts'
import type { PaymentRow } from './rows.ts'

/** Identifies a payment by the fields that the caller has read; all are compared with the locked row. */
export interface PaymentRef {
  readonly paymentId: number
  readonly playerId: number
  readonly provider: string
  readonly currency: string
}

export const creditKey = ({ provider, paymentId }: PaymentRef): string => `dep:${provider}:${paymentId}`

export const paymentNeeds = (ref: PaymentRef, opKey: string): Needs => ({
  opKeys: [opKey],
  payments: [ref.paymentId],
  accounts: [playerCash(ref.playerId, ref.currency), operatorAccount('clearing', ref.currency)],
})

export const findPayment = (book: Book, ref: Omit<PaymentRef, 'currency'>): PaymentRow | undefined => {
  const row = book.loaded.cashier.payments.get(ref.paymentId)
  return row?.playerId === ref.playerId && row.provider === ref.provider ? row : undefined
}

const statuses: { readonly [S in DepositState]: OrderStatus } = {
  CREATED: 0,
  PENDING: 1,
  EXPIRED: 4,
  COMPLETED: 2,
  REVERSED: 4,
  FAILED: 3,
}

/** Moves a payment to a state that the rules allow, updates the limit counters and notifies the player. */
export const movePayment = (book: Book, payment: PaymentRow, state: DepositState): void => {
  const counted = countsTowardsLimits(payment.state)
  if (countsTowardsLimits(state) !== counted)
    countDeposit(book, payment, counted ? -payment.amount : payment.amount, payment.orderedAt)
  payment.state = state
  book.cashierChanges.payments.add(payment)
  publishOrder(book, payment, 1, statuses[state])
}
