import { expect, it } from 'vitest'
import { ticketRanges } from './ticket-ranges.ts'

const told = (...tickets: number[]) => ticketRanges(tickets).map(({ from, to }) => `${from}-${to}`)

it('joins numbers that follow each other', () => {
  expect(told(417, 418, 419, 500)).toEqual(['417-419', '500-500'])
})

it('takes them in any order', () => {
  expect(told(3, 1, 2, 9, 8)).toEqual(['1-3', '8-9'])
})

it('has nothing for nobody', () => expect(told()).toEqual([]))
