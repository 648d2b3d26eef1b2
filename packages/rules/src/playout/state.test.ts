import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missedSince, PLAYOUT_PHASES, type PlayoutPhase, playoutAt } from './state.ts'
import { type Frame, timeline } from './timeline.ts'

const SHOW = timeline([{ numbers: [11, 22] }, { numbers: [33], second: [4] }], 10_000)
// 10000 START, 13000 PRE, 16000 11, 20000 22, 23000 POST (until 27000), 29000 PRE, 32000 33, 36000 4,
// 39000 POST (until 43000), 45000 END

describe('play-out state', () => {
  it.each<[number, PlayoutPhase, number, number | undefined, number | undefined]>([
    [0, 'countdown', 0, undefined, 10_000],
    [9_999, 'countdown', 0, undefined, 10_000],
    [10_000, 'rng_started', 0, undefined, 13_000],
    [13_000, 'rng_started', 1, undefined, 16_000],
    [16_000, 'rng_started', 1, 11, 20_000],
    [22_999, 'rng_started', 1, 22, 23_000],
    [23_000, 'draw_ended', 1, 22, 27_000],
    [27_000, 'draw_post_ended', 1, 22, 29_000],
    [29_000, 'rng_started', 2, undefined, 32_000],
    [36_500, 'rng_started', 2, 4, 39_000],
    [39_000, 'draw_ended', 2, 4, 43_000],
    [44_999, 'draw_post_ended', 2, 4, 45_000],
    [45_000, 'ended', 2, 4, undefined],
    [99_000, 'ended', 2, 4, undefined],
  ])('at %i: %s, draw %i, ball %s, next at %s', (now, phase, drawNum, ball, nextAt) => {
    const state = playoutAt(SHOW, now)
    expect(state).toMatchObject({ phase, currentDrawNum: drawNum })
    expect(state.currentBall?.number).toBe(ball)
    expect(state.nextAt).toBe(nextAt)
  })

  it('keeps the draws before the current one', () => {
    const { drawHistory, currentDraw } = playoutAt(SHOW, 36_000)
    expect(drawHistory.map(draw => draw.map(ball => ball.number))).toEqual([[11, 22]])
    expect(currentDraw.map(ball => [ball.number, ball.set])).toEqual([
      [33, 1],
      [4, 2],
    ])
  })

  it.each([
    [0, 99_000, [11, 22, 33, 4]],
    [16_000, 32_000, [22, 33]],
    [16_000, 16_000, []],
    [40_000, 41_000, []],
  ])('between %i and %i lists the missed balls %j', (before, now, numbers) => {
    expect(missedSince(SHOW, before, now).map(ball => ball.number)).toEqual(numbers)
  })
})

describe('for any play-out', () => {
  const shows = fc
    .record({
      draws: fc.array(
        fc.record({ numbers: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 7 }) }),
        { minLength: 1, maxLength: 4 },
      ),
      startAt: fc.nat(100_000),
    })
    .map(({ draws, startAt }) => timeline(draws, startAt))
  const moments = fc.nat(300_000)

  const folded = (frames: readonly Frame[], now: number) => {
    let [drawNum, shown] = [0, [] as number[]]
    for (const frame of frames) {
      if (frame.at > now) break
      if (frame.step === 'PRE_DRAW') [drawNum, shown] = [frame.drawNum, []]
      if (frame.step === 'DRAW_NUM') shown.push(frame.number)
    }
    return { drawNum, shown }
  }

  it('equals the fold of the frames up to now', () => {
    fc.assert(
      fc.property(shows, moments, (frames, now) => {
        const state = playoutAt(frames, now)
        const { drawNum, shown } = folded(frames, now)
        expect(state.currentDrawNum).toBe(drawNum)
        expect(state.currentDraw.map(ball => ball.number)).toEqual(shown)
        expect(state).toEqual(
          playoutAt(
            frames.filter(frame => frame.at <= now || frame.at === state.nextAt),
            now,
          ),
        )
      }),
    )
  })

  it('never goes back: draws, balls and phase only advance', () => {
    fc.assert(
      fc.property(shows, moments, moments, (frames, a, b) => {
        const [early, late] = [playoutAt(frames, Math.min(a, b)), playoutAt(frames, Math.max(a, b))]
        const balls = (state: typeof early) => [...state.drawHistory, state.currentDraw].flat()
        expect(late.currentDrawNum).toBeGreaterThanOrEqual(early.currentDrawNum)
        expect(balls(late).slice(0, balls(early).length)).toEqual(balls(early))
        expect(balls(late).slice(balls(early).length)).toEqual(
          missedSince(frames, Math.min(a, b), Math.max(a, b)),
        )
        if (late.currentDrawNum === early.currentDrawNum)
          expect(PLAYOUT_PHASES.indexOf(late.phase)).toBeGreaterThanOrEqual(
            PLAYOUT_PHASES.indexOf(early.phase),
          )
      }),
    )
  })

  it('changes at nextAt and not before', () => {
    fc.assert(
      fc.property(shows, moments, (frames, now) => {
        const state = playoutAt(frames, now)
        if (state.nextAt === undefined) return
        expect(state.nextAt).toBeGreaterThan(now)
        expect(playoutAt(frames, state.nextAt - 1)).toEqual(state)
        expect(playoutAt(frames, state.nextAt)).not.toEqual(state)
      }),
    )
  })
})
