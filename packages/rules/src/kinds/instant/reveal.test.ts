import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covered, end, open, openAll, prizeIsShown, type Reveal, revealStatus, visible } from './reveal.ts'

const cells = ['star', 'moon', 'star', 'plum']
const opened = (...places: number[]): Reveal =>
  places.reduce((reveal, place) => open(reveal, place) ?? expect.unreachable(), covered(cells.length))

describe('reveal', () => {
  it.each([
    ['covered', opened(), false],
    ['opening', opened(2), false],
    ['open', opened(2, 0, 1, 3), true],
    ['open', openAll(opened(2)), true],
    ['ended', end(opened(2)), true],
    ['ended', end(opened(2, 0, 1, 3)), true],
  ] as const)('%s', (status, reveal, shown) => {
    expect(revealStatus(reveal)).toBe(status)
    expect(prizeIsShown(reveal)).toBe(shown)
  })

  it('shows only opened places and resumes from them', () => {
    expect(visible(cells, opened(2, 0))).toEqual(['star', undefined, 'star', undefined])
    expect(visible(cells, structuredClone(opened(2, 0)))).toEqual(visible(cells, opened(0, 2)))
    expect(visible(cells, end(opened()))).toEqual(cells)
  })

  it.each([-1, 4, 1.5, Number.NaN])('rejects place %d', place => {
    expect(open(opened(), place)).toBeUndefined()
  })

  it('is idempotent in any order and never covers a place again', () => {
    const step = fc.oneof(
      fc.nat(3).map(place => (reveal: Reveal) => open(reveal, place) ?? reveal),
      fc.constantFrom(openAll, end),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), steps => {
        let reveal = covered(cells.length)
        for (const each of steps) {
          const next = each(reveal)
          expect(each(next)).toEqual(next)
          expect(next.opened.slice(0, reveal.opened.length)).toEqual(reveal.opened)
          expect(new Set(next.opened).size).toBe(next.opened.length)
          expect(next.ended || !reveal.ended).toBe(true)
          reveal = next
        }
      }),
    )
  })
})
