import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineMask, countMaskMatches } from '#picking/line.ts'
import { matchLine, matchDigits, matchLines } from './matches.ts'
import { playoutAt } from './state.ts'
import { timeline } from './timeline.ts'

const drawnBy = (numbers: number[], second: number[] = []) =>
  playoutAt(timeline([{ numbers, second }], 0), 10 ** 9).currentDraw

describe('matches', () => {
  it.each([
    [[1, 2, 3], [], [], [], [], 0, false],
    [[1, 2, 3], [], [9, 3], [], [3], 1, false],
    [[1, 2, 3], [], [3, 9, 1, 2], [], [3, 1, 2], 3, true],
    [[1, 2], [7], [2, 1], [], [2, 1], 2, false],
    [[1, 2], [7], [2, 7], [7], [2], 2, false],
    [[1, 2], [7], [2, 1], [7], [2, 1], 3, true],
  ])('%j + %j against %j + %j', (numbers, second, drawn, drawn2nd, matched, count, complete) => {
    expect(matchLine({ numbers, second }, drawnBy(drawn, drawn2nd))).toMatchObject({
      matched,
      count,
      complete,
    })
  })

  it.each([
    [[4, 0, 7], [], [], false],
    [[4, 0, 7], [4, 7], [4], false],
    [[4, 0, 7], [7, 0, 4], [0], false],
    [[4, 0, 4], [4, 0, 4], [4, 0, 4], true],
  ])('digits %j against %j', (numbers, drawn, matched, complete) => {
    const found = matchDigits({ numbers, second: [] }, drawnBy(drawn))
    expect(found).toMatchObject({ matched, count: matched.length, complete })
  })

  it('returns the matches line by line', () => {
    const lines = [
      { numbers: [1, 2], second: [] },
      { numbers: [3, 4], second: [] },
    ]
    expect(matchLines(lines, drawnBy([4, 1, 3])).map(line => line.count)).toEqual([1, 2])
  })

  it('agrees with the mask count', () => {
    const line = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(line, line, (numbers, drawn) => {
        const { count } = matchLine({ numbers, second: [] }, drawnBy(drawn))
        expect(count).toBe(countMaskMatches(lineMask(numbers), lineMask(drawn)))
      }),
    )
  })
})
