import { type LossKind, lossKinds, stakeKinds } from '@fairground/rules/limits/window'
import type { Book } from '#ledger/book/book.ts'
import { countUse, getLimitState, type LimitState } from './counters.ts'

interface Staker {
  readonly playerId: number
  readonly currency: string
}

/** Usage and cap of each of the player's loss limits. */
export const getLossStates = (
  book: Book,
  { playerId, currency }: Staker,
): (LimitState & { kind: LossKind })[] =>
  lossKinds.map(kind => ({ kind, ...getLimitState(book, { playerId, currency, kind }) }))

/** Counts price and fee, whether paid from cash or bonus. */
export const countStake = (book: Book, { playerId, currency }: Staker, amount: bigint): void => {
  for (const kind of stakeKinds) countUse(book, { playerId, currency, kind }, amount)
}

/** Subtracts a refund in the window in which the purchase was counted. */
export const countRefund = (
  book: Book,
  { playerId, currency }: Staker,
  amount: bigint,
  boughtAt: number,
): void => {
  for (const kind of stakeKinds) countUse(book, { playerId, currency, kind }, -amount, boughtAt)
}

/** A prize offsets losses in the window in which it is paid; the wager limit counts gross stakes. */
export const countPrize = (book: Book, { playerId, currency }: Staker, amount: bigint): void => {
  for (const kind of lossKinds) countUse(book, { playerId, currency, kind }, -amount)
}
