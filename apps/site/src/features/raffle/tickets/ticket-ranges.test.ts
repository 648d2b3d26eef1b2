import { expect, it } from 'vitest'
import { ticketRanges } from './ticket-ranges.ts'

const ranges = (...tickets: number[]) => ticketRanges(tickets).map(({ from, to }) => `${from}-${to}`)

it('joins consecutive numbers into one range', () => {
  expect(ranges(417, 418, 419, 500)).toEqual(['417-419', '500-500'])
})

it('accepts numbers in any order', () => {
  expect(ranges(3, 1, 2, 9, 8)).toEqual(['1-3', '8-9'])
})

it('returns no ranges without tickets', () => expect(ranges()).toEqual([]))
