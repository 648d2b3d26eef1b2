import { expect, it } from 'vitest'
import { raffleTimeline, ticketNumber } from './timeline.ts'

it('shows ticket numbers in drawn order', () => {
  const shown = raffleTimeline([6, 0, 4], 1_000).filter(frame => frame.step === 'DRAW_NUM')
  expect(shown.map(frame => [frame.at, frame.number])).toEqual([
    [8_000, 7],
    [15_000, 1],
    [22_000, 5],
  ])
})

it('starts and ends a raffle without winners', () => {
  expect(raffleTimeline([], 0).map(frame => frame.step)).toEqual([
    'START_GAME',
    'PRE_DRAW',
    'POST_DRAW',
    'END_GAME',
  ])
})

it('the first ticket is number 1', () => {
  expect(ticketNumber(0)).toBe(1)
})
