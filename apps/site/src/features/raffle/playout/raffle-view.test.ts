import { playoutAt } from '@fairground/rules/playout/state'
import { RAFFLE_PACE, raffleTimeline } from '@fairground/rules/kinds/raffle/timeline'
import { expect, it } from 'vitest'
import { drawnPrizes } from '#features/raffle/tickets/drawn-prizes.ts'
import { ladder, results } from '#features/raffle/tickets/raffle.test-support.ts'
import { raffleView } from './raffle-view.ts'

const frames = raffleTimeline([416, 229, 390, 11], 0)
const prizes = drawnPrizes(ladder, results, 'GBP')
const { startToPreDrawMs, preDrawToFirstBallMs, betweenBallsMs, lastBallToPostDrawMs } = RAFFLE_PACE
const firstAt = startToPreDrawMs + preDrawToFirstBallMs
const lastAt = firstAt + 3 * betweenBallsMs

const at = (ms: number) => {
  const { sceneKey, shown, now } = raffleView(playoutAt(frames, ms), prizes)
  return [sceneKey, shown.length, now?.ticket]
}

it('reveals nothing before the first ticket is drawn', () => {
  expect(at(-1)).toEqual(['countdown', 0, undefined])
  expect(at(0)).toEqual(['starting', 0, undefined])
  expect(at(firstAt - 1)).toEqual(['waiting', 0, undefined])
})

it('shows one winner after another', () => {
  expect(at(firstAt)).toEqual(['winner-1', 1, 417])
  expect(at(firstAt + betweenBallsMs)).toEqual(['winner-2', 2, 230])
})

it('shows all winners at the end', () => {
  expect(at(lastAt + lastBallToPostDrawMs)).toEqual(['result', 4, undefined])
})
