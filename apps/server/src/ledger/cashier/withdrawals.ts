import {
  nextWithdrawalStatus,
  type WithdrawalEvent,
  type WithdrawalRefusal,
  type WithdrawalStatus,
} from '@fairground/rules/payments/withdrawal'
import type { Book } from '../book.ts'
import { type OrderStatus, tellOrder } from '../tell.ts'
import type { WithdrawalRow } from './rows.ts'

/** Which withdrawal is meant, with what the caller read of its row: it is compared with the row under lock. */
export interface WithdrawalAsk {
  readonly withdrawalId: number
  readonly playerId: number
  readonly currency: string
}

export type WithdrawalAnswer =
  | { readonly done: true; readonly status: WithdrawalStatus; readonly version: number }
  | { readonly done: false; readonly reason: WithdrawalRefusal | 'noSuchWithdrawal' | OtherRefusal }

type OtherRefusal = 'samePerson' | 'notCancellable'

const targets: { readonly [E in WithdrawalEvent]: WithdrawalStatus } = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  cancel: 'CANCELLED',
  send: 'SENDING',
  lose: 'UNKNOWN',
  pay: 'PAID',
  refuse: 'REJECTED',
}

/**
 * Takes a withdrawal one step further: `effect` does what belongs to the step, or says why not. A step already taken
 * is answered as the first time, because the answer to it may have been lost.
 */
export const stepWithdrawal = (
  ask: WithdrawalAsk,
  event: WithdrawalEvent,
  book: Book,
  effect: (row: WithdrawalRow) => OtherRefusal | undefined,
): WithdrawalAnswer => {
  const row = book.loaded.cashier.withdrawals.get(ask.withdrawalId)
  if (row?.playerId !== ask.playerId || row.currency !== ask.currency)
    return { done: false, reason: 'noSuchWithdrawal' }
  if (row.status === targets[event]) return { done: true, status: row.status, version: row.version }
  const step = nextWithdrawalStatus(row.status, event)
  if (!step.ok) return { done: false, reason: step.refusal }
  const refusal = effect(row)
  if (refusal) return { done: false, reason: refusal }
  row.status = step.state
  row.version += 1
  book.cashierChanges.withdrawals.add(row)
  tellWithdrawal(book, row)
  return { done: true, status: row.status, version: row.version }
}

const statuses: { readonly [S in WithdrawalStatus]: OrderStatus } = {
  REQUESTED: 0,
  APPROVED: 1,
  SENDING: 1,
  UNKNOWN: 1,
  PAID: 2,
  REJECTED: 3,
  CANCELLED: 4,
}

export const tellWithdrawal = (book: Book, row: WithdrawalRow): void =>
  tellOrder(book, row, 2, statuses[row.status])
