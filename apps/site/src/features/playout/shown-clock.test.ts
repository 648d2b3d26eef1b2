import { timeline } from '@fairground/rules/playout/timeline'
import { describe, expect, it } from 'vitest'
import { comeBack, freeze, LIVE, shownAt } from './shown-clock.ts'

const START = 100_000
const frames = timeline([{ numbers: [23, 4, 41, 16, 9, 47] }], START)
const ballAt = (position: number) => START + 6000 + (position - 1) * 4000

describe('shownAt', () => {
  it.each([
    ['before the start', START - 5000, START],
    ['between two balls', ballAt(2) + 1, ballAt(3)],
  ])('live, %s, looks again exactly at the next frame', (_, now, next) => {
    expect(shownAt(LIVE, frames, now)).toEqual({ at: now, lookAgainAt: next, caughtUp: true })
  })

  it('has nothing to wait for after the end', () => {
    expect(shownAt(LIVE, frames, START + 600_000).lookAgainAt).toBeUndefined()
  })

  it('stands still without a connection, from the moment it went', () => {
    const frozen = freeze(freeze(LIVE, ballAt(2)), ballAt(4))
    expect(shownAt(frozen, frames, ballAt(5))).toEqual({
      at: ballAt(2),
      lookAgainAt: undefined,
      caughtUp: false,
    })
  })
})

describe('comeBack', () => {
  it('plays the missed balls 160 ms apart, then shows the present', () => {
    const now = ballAt(4) + 500
    const { clock, missed } = comeBack(freeze(LIVE, ballAt(1)), frames, now)
    expect(missed.map(({ number }) => number)).toEqual([4, 41, 16])
    expect(shownAt(clock, frames, now)).toMatchObject({ at: ballAt(2), lookAgainAt: now + 160 })
    expect(shownAt(clock, frames, now + 330)).toMatchObject({ at: ballAt(4), lookAgainAt: now + 480 })
    expect(shownAt(clock, frames, now + 480)).toMatchObject({ at: now + 480, caughtUp: true })
  })

  it('goes straight to the present when nothing was missed or the show is over', () => {
    expect(comeBack(freeze(LIVE, ballAt(2)), frames, ballAt(2) + 900)).toEqual({ clock: LIVE, missed: [] })
    expect(comeBack(freeze(LIVE, ballAt(5)), frames, START + 600_000)).toMatchObject({
      clock: LIVE,
      missed: [{ number: 47 }],
    })
  })

  it('goes straight to the present after more than five balls', () => {
    expect(comeBack(freeze(LIVE, START), frames, ballAt(6)).clock).toBe(LIVE)
  })
})
