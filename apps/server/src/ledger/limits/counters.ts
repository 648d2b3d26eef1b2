import { effectiveCap } from '@fairground/rules/limits/effective-cap'
import { usedAfter } from '@fairground/rules/limits/loss'
import { type LimitKind, windowStart } from '@fairground/rules/limits/window'
import type { Book } from '../book.ts'
import { type CounterRow, counterText, type LimitChangeRow } from './rows.ts'

export interface Whose {
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
}

export interface Standing {
  readonly used: bigint
  readonly cap: bigint | null
}

export const changesOf = (book: Book, { playerId, kind, currency }: Whose): LimitChangeRow[] =>
  book.loaded.limits.changes.filter(
    change => change.playerId === playerId && change.kind === kind && change.currency === currency,
  )

/** What is used and allowed in the window of now. A player whom nobody limits has no counter. */
export const standingOf = (book: Book, whose: Whose): Standing => {
  const counter = counterAt(book, whose, book.now)
  return counter
    ? { used: counter.used, cap: effectiveCap(changesOf(book, whose), book.now) }
    : { used: 0n, cap: null }
}

/** Books `amount` (negative to give back) in the window of `at`, where there is a counter for it. */
export const countUse = (book: Book, whose: Whose, amount: bigint, at = book.now): void => {
  const counter = counterAt(book, whose, at)
  if (!counter) return
  const used = usedAfter(whose.kind, counter.used, amount)
  if (used === counter.used) return
  counter.used = used
  setCap(book, counter)
}

/** The cap of now; never below what is used already, so that a lowering stops all further use and nothing else. */
export const setCap = (book: Book, counter: CounterRow): void => {
  const cap = effectiveCap(changesOf(book, counter), book.now)
  counter.cap = cap !== null && cap < counter.used ? counter.used : cap
  book.limitWrites.touchedCounters.add(counter)
}

export const counterAt = (book: Book, whose: Whose, at: number): CounterRow | undefined => {
  const { counters } = book.loaded.limits
  // Nearly always: nobody in this batch has a limit, and a purchase asks four times.
  if (counters.size === 0) return undefined
  return counters.get(counterText({ ...whose, windowStart: windowStart(whose.kind, at) }))
}
