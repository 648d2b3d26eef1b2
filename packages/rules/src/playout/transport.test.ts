import { describe, expect, it } from 'vitest'
import { timeline } from './timeline.ts'
import { ballTicks, momentOf, neighbourBall, startTransport, timeOf, turned } from './transport.ts'

const frames = timeline([{ numbers: [23, 4, 41] }], 100_000)
// 100000 START, 103000 PRE, 106000 23, 110000 4, 114000 41, 117000 POST, 123000 END
const started = startTransport(frames, 5000, 0)

describe('a transport', () => {
  it('leads into the show and runs with the time', () => {
    expect(momentOf(started, frames, 0)).toBe(95_000)
    expect(momentOf(started, frames, 11_000)).toBe(106_000)
    expect(timeOf(started, 106_000)).toBe(11_000)
  })

  it('stays at the end', () => {
    expect(momentOf(started, frames, 999_000)).toBe(123_000)
  })

  it('stands still while paused, and goes on from there', () => {
    const paused = turned(started, frames, 11_000, { playing: false })
    expect(momentOf(paused, frames, 50_000)).toBe(106_000)
    expect(timeOf(paused, 110_000)).toBeUndefined()
    const again = turned(paused, frames, 50_000, { playing: true })
    expect(momentOf(again, frames, 51_000)).toBe(107_000)
  })

  it('changes its rate from the present moment on', () => {
    const fast = turned(started, frames, 11_000, { rate: 4 })
    expect(momentOf(fast, frames, 12_000)).toBe(110_000)
    expect(timeOf(fast, 114_000)).toBe(13_000)
  })

  it('jumps', () => {
    expect(momentOf(turned(started, frames, 1000, { at: 114_000 }), frames, 1500)).toBe(114_500)
  })
})

describe('the balls of a transport', () => {
  it('lie between start and end', () => {
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
