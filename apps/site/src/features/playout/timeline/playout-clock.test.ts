import { timeline } from '@fairground/rules/playout/timeline'
import { describe, expect, it } from 'vitest'
import { resume, freeze, LIVE, clockPositionAt } from './playout-clock.ts'

const START = 100_000
const frames = timeline([{ numbers: [23, 4, 41, 16, 9, 47] }], START)
const ballAt = (position: number) => START + 6000 + (position - 1) * 4000

describe('clockPositionAt', () => {
  it.each([
    ['before the start', START - 5000, START],
    ['between two balls', ballAt(2) + 1, ballAt(3)],
  ])('schedules the next check at the next frame: live, %s', (_, now, next) => {
    expect(clockPositionAt(LIVE, frames, now)).toEqual({ at: now, nextCheckAt: next, caughtUp: true })
  })

  it('schedules no check after the end', () => {
    expect(clockPositionAt(LIVE, frames, START + 600_000).nextCheckAt).toBeUndefined()
  })

  it('stays frozen at the first moment without a connection', () => {
    const frozen = freeze(freeze(LIVE, ballAt(2)), ballAt(4))
    expect(clockPositionAt(frozen, frames, ballAt(5))).toEqual({
      at: ballAt(2),
      nextCheckAt: undefined,
      caughtUp: false,
    })
  })
})

describe('resume', () => {
  it('plays the missed balls 160 ms apart, then returns to live', () => {
    const now = ballAt(4) + 500
    const { clock, missed } = resume(freeze(LIVE, ballAt(1)), frames, now)
    expect(missed.map(({ number }) => number)).toEqual([4, 41, 16])
    expect(clockPositionAt(clock, frames, now)).toMatchObject({ at: ballAt(2), nextCheckAt: now + 160 })
    expect(clockPositionAt(clock, frames, now + 330)).toMatchObject({ at: ballAt(4), nextCheckAt: now + 480 })
    expect(clockPositionAt(clock, frames, now + 480)).toMatchObject({ at: now + 480, caughtUp: true })
  })

  it('returns to live at once when nothing was missed or the play-out is over', () => {
    expect(resume(freeze(LIVE, ballAt(2)), frames, ballAt(2) + 900)).toEqual({ clock: LIVE, missed: [] })
    expect(resume(freeze(LIVE, ballAt(5)), frames, START + 600_000)).toMatchObject({
      clock: LIVE,
      missed: [{ number: 47 }],
    })
  })

  it('returns to live at once after more than five missed balls', () => {
    expect(resume(freeze(LIVE, START), frames, ballAt(6)).clock).toBe(LIVE)
  })
})
