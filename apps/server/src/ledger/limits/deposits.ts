import { depositKinds } from '@fairground/rules/limits/window'
import type { Book } from '../book.ts'
import { countUse, standingOf } from './counters.ts'

interface Depositor {
  readonly playerId: number
  readonly currency: string
}

export const mayDeposit = (book: Book, whose: Depositor, amount: bigint): boolean =>
  depositKinds.every(kind => {
    const { used, cap } = standingOf(book, { ...whose, kind })
    return cap === null || used + amount <= cap
  })

/** Counted when it is ordered, so that orders made together cannot pass the limit together. */
export const countDeposit = (
  book: Book,
  { playerId, currency }: Depositor,
  amount: bigint,
  at = book.now,
): void => {
  for (const kind of depositKinds) countUse(book, { playerId, currency, kind }, amount, at)
}
