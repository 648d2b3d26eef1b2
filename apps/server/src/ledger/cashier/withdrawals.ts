import {
  nextWithdrawalStatus,
  type WithdrawalEvent,
  type WithdrawalRefusal,
  type WithdrawalStatus,
} from '@fairground/rules/payments/withdrawal'
import type { Book } from '#ledger/book/book.ts'
import { type OrderStatus, publishOrder } from '#ledger/book/publish.ts'
import type { WithdrawalRow } from './rows.ts'

/** Identifies a withdrawal by the fields that the caller has read; all are compared with the locked row. */
export interface WithdrawalRef {
  readonly withdrawalId: number
  readonly playerId: number
  readonly currency: string
}

export type WithdrawalAnswer =
  | { readonly done: true; readonly status: WithdrawalStatus; readonly version: number }
  | { readonly done: false; readonly reason: WithdrawalRefusal | 'noSuchWithdrawal' | OtherRefusal }

type OtherRefusal = 'noProposal' | 'notRouted' | 'noDecision' | 'notAutomatic' | 'notCancellable' | 'onHold'

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
 * Applies one event to a withdrawal: `effect` posts the step or returns a refusal. A repeated event gets the first
 * answer again, because that answer may have been lost.
 */
export const stepWithdrawal = (
  ref: WithdrawalRef,
  event: WithdrawalEvent,
  book: Book,
  effect: (row: WithdrawalRow) => OtherRefusal | undefined,
): WithdrawalAnswer => {
  const row = book.loaded.cashier.withdrawals.get(ref.withdrawalId)
  if (row?.playerId !== ref.playerId || row.currency !== ref.currency)
    return { done: false, reason: 'noSuchWithdrawal' }
  if (row.status === targets[event]) return { done: true, status: row.status, version: row.version }
  const step = nextWithdrawalStatus(row.status, event)
  if (!step.ok) return { done: false, reason: step.refusal }
  const refusal = effect(row)
  if (refusal) return { done: false, reason: refusal }
  row.status = step.state
  row.version += 1
  book.cashierChanges.withdrawals.add(row)
  publishWithdrawal(book, row)
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

export const publishWithdrawal = (book: Book, row: WithdrawalRow): void =>
  publishOrder(book, row, 2, statuses[row.status])
