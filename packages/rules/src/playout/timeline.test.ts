import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOTTERY_PACE, timeline, totalDuration } from './timeline.ts'

const brief = (frames: ReturnType<typeof timeline>) =>
  frames.map(frame => `${frame.at} ${frame.step}${frame.step === 'DRAW_NUM' ? ` ${frame.number}` : ''}`)

describe('timeline', () => {
  it('lasts 35 seconds for a draw of six', () => {
    expect(brief(timeline([{ numbers: [36, 7, 6, 32, 33, 24] }], 100_000))).toEqual([
      '100000 START_GAME',
      '103000 PRE_DRAW',
      '106000 DRAW_NUM 36',
      '110000 DRAW_NUM 7',
      '114000 DRAW_NUM 6',
      '118000 DRAW_NUM 32',
      '122000 DRAW_NUM 33',
      '126000 DRAW_NUM 24',
      '129000 POST_DRAW',
      '135000 END_GAME',
    ])
    expect(totalDuration(LOTTERY_PACE, [6])).toBe(35_000)
  })

  it('draws the second set after the first', () => {
    const balls = timeline([{ numbers: [5, 9], second: [3] }], 0).filter(frame => frame.step === 'DRAW_NUM')
    expect(balls.map(ball => [ball.number, ball.set])).toEqual([
      [5, 1],
      [9, 1],
      [3, 2],
    ])
  })

  it('plays several draws in sequence', () => {
    expect(brief(timeline([{ numbers: [1] }, { numbers: [2] }], 0))).toEqual([
      '0 START_GAME',
      '3000 PRE_DRAW',
      '6000 DRAW_NUM 1',
      '9000 POST_DRAW',
      '15000 PRE_DRAW',
      '18000 DRAW_NUM 2',
      '21000 POST_DRAW',
      '27000 END_GAME',
    ])
  })

  it('rejects an empty list of draws', () => {
    expect(() => timeline([], 0)).toThrow(RangeError)
  })

  it('is ordered in time, begins at the start and has the computed duration', () => {
    const ms = fc.integer({ min: 0, max: 10_000 })
    const paces = fc.record({
      startToPreDrawMs: ms,
      preDrawToFirstBallMs: ms,
      betweenBallsMs: ms,
      lastBallToPostDrawMs: ms,
      postDrawShownMs: ms,
      postDrawToNextMs: ms,
      postDrawToEndMs: ms,
    })
    const draws = fc.array(
      fc.record({ numbers: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 8 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(draws, fc.nat(), paces, (shown, startAt, pace) => {
        const frames = timeline(shown, startAt, pace)
        const times = frames.map(frame => frame.at)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        expect(times[0]).toBe(startAt)
        const counts = shown.map(draw => draw.numbers.length)
        expect((times.at(-1) ?? 0) - startAt).toBe(totalDuration(pace, counts))
        for (const [i, frame] of frames.entries())
          if (frame.step === 'POST_DRAW') expect(frame.shownUntil).toBeLessThanOrEqual(frames[i + 1]?.at ?? 0)
      }),
    )
  })
})
