import { type LossKind, lossKinds, stakeKinds } from '@fairground/rules/limits/window'
import type { Book } from '../book.ts'
import { countUse, standingOf, type Standing } from './counters.ts'

interface Staker {
  readonly playerId: number
  readonly currency: string
}

/** What is used and allowed of each of the player's loss limits. */
export const lossesOf = (book: Book, { playerId, currency }: Staker): (Standing & { kind: LossKind })[] =>
  lossKinds.map(kind => ({ kind, ...standingOf(book, { playerId, currency, kind }) }))

/** Price and fee, from whichever purse. */
export const countStake = (book: Book, { playerId, currency }: Staker, amount: bigint): void => {
  for (const kind of stakeKinds) countUse(book, { playerId, currency, kind }, amount)
}

/** Taken off where the purchase was counted. */
export const countRefund = (
  book: Book,
  { playerId, currency }: Staker,
  amount: bigint,
  boughtAt: number,
): void => {
  for (const kind of stakeKinds) countUse(book, { playerId, currency, kind }, -amount, boughtAt)
}

/** A prize makes up for losses of the window in which it is paid; a wager counts gross. */
export const countPrize = (book: Book, { playerId, currency }: Staker, amount: bigint): void => {
  for (const kind of lossKinds) countUse(book, { playerId, currency, kind }, -amount)
}
