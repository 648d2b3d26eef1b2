import { expect, it } from 'vitest'
import { callNews } from './call-news.ts'
import { roundViewAt } from './round-view.ts'
import { round } from './round.test-support.ts'

it('tells of the ticket that the ball brought to one to go', () => {
  expect(callNews(roundViewAt(round, 4), 61)).toEqual({ ticket: 1, needs: 78 })
})

it('is silent about a ball that brought nobody there', () => {
  expect(callNews(roundViewAt(round, 3), 44)).toBeUndefined()
  expect(callNews(roundViewAt(round, 15), 2)).toBeUndefined()
  expect(callNews(roundViewAt(round, 0), undefined)).toBeUndefined()
})
