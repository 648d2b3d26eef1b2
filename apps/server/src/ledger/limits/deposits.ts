import { depositKinds } from '@fairground/rules/limits/window'
import type { Book } from '#ledger/book/book.ts'
import { countUse, getLimitState } from './counters.ts'

interface Depositor {
  readonly playerId: number
  readonly currency: string
}

export const mayDeposit = (book: Book, depositor: Depositor, amount: bigint): boolean =>
  depositKinds.every(kind => {
    const { used, cap } = getLimitState(book, { ...depositor, kind })
    return cap === null || used + amount <= cap
  })

/** Deposits count when they are ordered, so that concurrent orders cannot exceed the limit together. */
export const countDeposit = (
  book: Book,
  { playerId, currency }: Depositor,
  amount: bigint,
  at = book.now,
): void => {
  for (const kind of depositKinds) countUse(book, { playerId, currency, kind }, amount, at)
}
