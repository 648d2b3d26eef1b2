import { expect, it } from 'vitest'
import { BINGO_PACE, bingoTimeline } from './timeline.ts'
import { playoutAt } from '#playout/state.ts'
import { totalDuration } from '#playout/timeline.ts'

const calls = [44, 7, 61, 18, 49, 83]

it('shows a call every three seconds up to the deciding call', () => {
  const frames = bingoTimeline(calls, 4, 10_000)
  const balls = frames.filter(frame => frame.step === 'DRAW_NUM')
  expect(balls.map(ball => [ball.at, ball.number])).toEqual([
    [16_000, 44],
    [19_000, 7],
    [22_000, 61],
    [25_000, 18],
  ])
  expect(frames.at(-1)).toEqual({ step: 'END_GAME', at: 10_000 + totalDuration(BINGO_PACE, [4]) })
})

it('shows the calls so far to a late viewer', () => {
  const state = playoutAt(bingoTimeline(calls, 6, 0), 12_500)
  expect(state.currentDraw.map(ball => ball.number)).toEqual([44, 7, 61])
  expect(state.nextAt).toBe(15_000)
})
