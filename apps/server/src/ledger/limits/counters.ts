import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { usedAfter } from '@fairground/rules/limits/loss'
import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import type { Book } from '#ledger/book/book.ts'
import { type CounterRow, counterText, type LimitChangeRow } from './rows.ts'

export interface LimitKey {
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
}

export interface LimitState {
  readonly used: bigint
  readonly cap: bigint | null
}

export const findChanges = (book: Book, { playerId, kind, currency }: LimitKey): LimitChangeRow[] =>
  book.loaded.limits.changes.filter(
    change => change.playerId === playerId && change.kind === kind && change.currency === currency,
  )

/** Usage and cap in the current window. A player without a limit has no counter. */
export const getLimitState = (book: Book, limit: LimitKey): LimitState => {
  const counter = findCounter(book, limit, book.now)
  return counter
    ? { used: counter.used, cap: effectiveCap(findChanges(book, limit), book.now) }
    : { used: 0n, cap: null }
}

/** Adds `amount` (negative for a reversal) in the window of `at`, if there is a counter for it. */
export const countUse = (book: Book, limit: LimitKey, amount: bigint, at = book.now): void => {
  const counter = findCounter(book, limit, at)
  if (!counter) return
  const used = usedAfter(limit.kind, counter.used, amount)
  if (used === counter.used) return
  counter.used = used
  setCap(book, counter)
}

/** Sets the current cap, but never below the usage: a lowered limit stops further use without breaking the row's check. */
export const setCap = (book: Book, counter: CounterRow): void => {
  const cap = effectiveCap(findChanges(book, counter), book.now)
  counter.cap = cap !== null && cap < counter.used ? counter.used : cap
  book.limitWrites.touchedCounters.add(counter)
}

export const findCounter = (book: Book, limit: LimitKey, at: number): CounterRow | undefined => {
  const { counters } = book.loaded.limits
  // The usual case, checked first: no player of this batch has a limit, and a purchase looks up four counters.
  if (counters.size === 0) return undefined
  return counters.get(counterText({ ...limit, windowStart: windowStart(limit.kind, at) }))
}
