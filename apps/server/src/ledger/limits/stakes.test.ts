import { windowStart } from '@fairground/rules/limits/window'
import { expect, it } from 'vitest'
import { Book, type Loaded } from '../book.ts'
import { type CounterRow, counterText } from './rows.ts'
import { countPrize, countRefund } from './stakes.ts'

const now = Date.parse('2026-11-16T09:00:00Z')
const lastWeek = Date.parse('2026-11-13T20:00:00Z')
const whose = { playerId: 1, currency: 'EUR' }

/** A book of this Monday, with 500 lost in this week and in the last one. */
const openBook = () => {
  const counterAt = (at: number): CounterRow => {
    const kind = 'lossWeek' as const
    return { ...whose, kind, windowStart: windowStart(kind, at), used: 500n, cap: null }
  }
  const [old, current] = [counterAt(lastWeek), counterAt(now)]
  const counters = new Map([old, current].map(row => [counterText(row), row]))
  const book = new Book({ now, known: new Map(), limits: { changes: [], counters } } as unknown as Loaded)
  return { book, used: () => [old.used, current.used] }
}

it('a prize makes up for losses of the window in which it is paid', () => {
  const { book, used } = openBook()
  countPrize(book, whose, 120n)
  expect(used()).toEqual([500n, 380n])
})

it('a refund is taken off in the window of its purchase', () => {
  const { book, used } = openBook()
  countRefund(book, whose, 120n, lastWeek)
  expect(used()).toEqual([380n, 500n])
})
