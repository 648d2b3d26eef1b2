import { describe, expect, it } from 'vitest'
import { timeline } from './timeline.ts'
import { ballTicks, positionAt, neighbourBall, startTransport, timeAt, adjustTransport } from './transport.ts'

const frames = timeline([{ numbers: [23, 4, 41] }], 100_000)
// 100000 START, 103000 PRE, 106000 23, 110000 4, 114000 41, 117000 POST, 123000 END
const started = startTransport(frames, 5000, 0)

describe('replay transport', () => {
  it('starts with a lead-in and follows the clock', () => {
    expect(positionAt(started, frames, 0)).toBe(95_000)
    expect(positionAt(started, frames, 11_000)).toBe(106_000)
    expect(timeAt(started, 106_000)).toBe(11_000)
  })

  it('stops at the end', () => {
    expect(positionAt(started, frames, 999_000)).toBe(123_000)
  })

  it('stops while paused and resumes from the same position', () => {
    const paused = adjustTransport(started, frames, 11_000, { playing: false })
    expect(positionAt(paused, frames, 50_000)).toBe(106_000)
    expect(timeAt(paused, 110_000)).toBeUndefined()
    const again = adjustTransport(paused, frames, 50_000, { playing: true })
    expect(positionAt(again, frames, 51_000)).toBe(107_000)
  })

  it('changes the rate from the current position', () => {
    const fast = adjustTransport(started, frames, 11_000, { rate: 4 })
    expect(positionAt(fast, frames, 12_000)).toBe(110_000)
    expect(timeAt(fast, 114_000)).toBe(13_000)
  })

  it('jumps to a position', () => {
    expect(positionAt(adjustTransport(started, frames, 1000, { at: 114_000 }), frames, 1500)).toBe(114_500)
  })
})

describe('ball positions of a replay', () => {
  it('are between start and end', () => {
    expect(ballTicks(frames)).toEqual([6 / 23, 10 / 23, 14 / 23])
  })

  it.each([
    [95_000, 1, 106_000],
    [106_000, 1, 110_000],
    [114_000, 1, undefined],
    [112_000, -1, 110_000],
    [110_300, -1, 106_000],
    [106_000, -1, undefined],
  ] as const)('from %i in direction %i: %s', (moment, direction, ball) => {
    expect(neighbourBall(frames, moment, direction)).toBe(ball)
  })
})
