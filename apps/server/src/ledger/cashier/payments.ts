import { countsTowardsLimits, type DepositState } from '@fairground/rules/payments/deposit'
import { house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import { countDeposit } from '../limits/deposits.ts'
import type { Needs } from '../needs.ts'
import { type OrderStatus, tellOrder } from '../tell.ts'
import type { PaymentRow } from './rows.ts'

/** Which payment a message of the provider is about, with what the caller read of its row: all of it is compared. */
export interface PaymentAsk {
  readonly paymentId: number
  readonly playerId: number
  readonly provider: string
  readonly currency: string
}

export const creditKey = ({ provider, paymentId }: PaymentAsk): string => `dep:${provider}:${paymentId}`

export const paymentNeeds = (ask: PaymentAsk, opKey: string): Needs => ({
  opKeys: [opKey],
  payments: [ask.paymentId],
  accounts: [playerCash(ask.playerId, ask.currency), house('clearing', ask.currency)],
})

export const paymentOf = (book: Book, ask: Omit<PaymentAsk, 'currency'>): PaymentRow | undefined => {
  const row = book.loaded.cashier.payments.get(ask.paymentId)
  return row?.playerId === ask.playerId && row.provider === ask.provider ? row : undefined
}

const statuses: { readonly [S in DepositState]: OrderStatus } = {
  CREATED: 0,
  PENDING: 1,
  EXPIRED: 4,
  COMPLETED: 2,
  REVERSED: 4,
  FAILED: 3,
}

/** Takes a payment to a state the rules allow: limits count it, or no longer, and the player is told. */
export const movePayment = (book: Book, payment: PaymentRow, state: DepositState): void => {
  const counted = countsTowardsLimits(payment.state)
  if (countsTowardsLimits(state) !== counted)
    countDeposit(book, payment, counted ? -payment.amount : payment.amount, payment.orderedAt)
  payment.state = state
  book.cashierChanges.payments.add(payment)
  tellOrder(book, payment, 1, statuses[state])
}
