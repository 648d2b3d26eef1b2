import { windowStart } from '@fairground/rules/limits/window'
import { expect, it } from 'vitest'
import { Book } from '#ledger/book/book.ts'
import type { Loaded } from '#ledger/book/loaded.ts'
import { type CounterRow, counterText } from './rows.ts'
import { countPrize, countRefund } from './stakes.ts'

const now = Date.parse('2026-11-16T09:00:00Z')
const lastWeek = Date.parse('2026-11-13T20:00:00Z')
const limit = { playerId: 1, currency: 'EUR' }

/** A book on a Monday, with 500 lost in this week and in the last one. */
const openBook = () => {
  const counterAt = (at: number): CounterRow => {
    const kind = 'lossWeek' as const
    return { ...limit, kind, windowStart: windowStart(kind, at), used: 500n, cap: null }
  }
  const [old, current] = [counterAt(lastWeek), counterAt(now)]
  const counters = new Map([old, current].map(row => [counterText(row), row]))
  const book = new Book({ now, known: new Map(), limits: { changes: [], counters } } as unknown as Loaded)
  return { book, used: () => [old.used, current.used] }
}

it('a prize offsets losses in the window in which it is paid', () => {
  const { book, used } = openBook()
  countPrize(book, limit, 120n)
  expect(used()).toEqual([500n, 380n])
})

it('a refund is subtracted in the window of its purchase', () => {
  const { book, used } = openBook()
  countRefund(book, limit, 120n, lastWeek)
  expect(used()).toEqual([380n, 500n])
})
