import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalLine,
  lineMask,
  lineProblem,
  maskFitsColumn,
  countMaskMatches,
  parseTypedLine,
  parseTypedSets,
  readLine,
} from './line.ts'

const SIX_OF_49 = { pick: 6, of: 49 }
const FIVE_AND_ONE = { first: { pick: 5, of: 69 }, second: { pick: 1, of: 26 } }

const arbitraryLines = (pick: number, of: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: of }), { minLength: pick, maxLength: pick })

describe('line', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], undefined],
    [[49, 48, 47, 46, 45, 44], undefined],
    [[1, 2, 3, 4, 5], 'count'],
    [[1, 2, 3, 4, 5, 6, 7], 'count'],
    [[], 'count'],
    [[0, 2, 3, 4, 5, 6], 'range'],
    [[1, 2, 3, 4, 5, 50], 'range'],
    [[-1, 2, 3, 4, 5, 6], 'range'],
    [[1.5, 2, 3, 4, 5, 6], 'range'],
    [[Number.NaN, 2, 3, 4, 5, 6], 'range'],
    [[1, 1, 3, 4, 5, 6], 'repeated'],
  ])('%j of 6/49: %s', (numbers, problem) => {
    expect(lineProblem(numbers, SIX_OF_49)).toBe(problem)
  })

  it('is written ascending, a second set after the separator', () => {
    expect(canonicalLine([11, 4, 23])).toBe('4,11,23')
    expect(canonicalLine([11, 4], [9, 7])).toBe('4,11|7,9')
  })

  it.each([
    ['1,2,3,4,5|6', true],
    ['1,2,3,4,69|26', true],
    ['1,2,3,4,5', false],
    ['1,2,3,4,5|', false],
    ['1,2,3,4,5|27', false],
    ['1,2,3,4,5|6|7', false],
    ['5,4,3,2,1|6', false],
    ['01,2,3,4,5|6', false],
    ['1, 2,3,4,5|6', false],
    ['', false],
  ])('reads %j of 5/69 and 1/26: %s', (text, readable) => {
    expect(readLine(text, FIVE_AND_ONE) !== undefined).toBe(readable)
  })

  it('rejects a second set when the game has none', () => {
    expect(readLine('1,2|3', { first: { pick: 2, of: 9 } })).toBeUndefined()
  })

  it.each([
    ['4 11 23 30 38 47', [4, 11, 23, 30, 38, 47]],
    [' 47, 38,30;23  11 04 ', [4, 11, 23, 30, 38, 47]],
    ['4 11 23 30 38', 'count'],
    ['4 11 23 30 38 50', 'range'],
    ['4 4 23 30 38 47', 'repeated'],
    ['4 11 23 30 38 x', 'characters'],
    ['4 11 23 30 38 1e1', 'characters'],
    ['', 'count'],
  ])('typed %j: %j', (text, expected) => {
    const answer = parseTypedLine(text, SIX_OF_49)
    expect(answer.ok ? answer.numbers : answer.problem).toEqual(expected)
  })

  it.each([
    ['4 11 23 30 38 + 7', [4, 11, 23, 30, 38, '+', 7]],
    ['38,30,23,11,4|7', [4, 11, 23, 30, 38, '+', 7]],
    ['4 11 23 30 38 7', [4, 11, 23, 30, 38, '+', 7]],
    ['4 11 23 30 + 7', 'first count'],
    ['4 11 23 30 70 + 7', 'first range'],
    ['4 11 23 30 38', 'second count'],
    ['4 11 23 30 38 + 27', 'second range'],
    ['4 11 23 30 38 + 7 + 8', 'second count'],
    ['4 11 23 30 38 + x', 'second characters'],
  ])('typed %j of two sets: %j', (text, expected) => {
    const answer = parseTypedSets(text, FIVE_AND_ONE)
    expect(
      answer.ok ? [...answer.numbers, '+', ...answer.second] : `${answer.set} ${answer.problem}`,
    ).toEqual(expected)
  })

  it('has no second set when typed for one set', () => {
    expect(parseTypedSets('3 1', { first: { pick: 2, of: 9 } })).toEqual({
      ok: true,
      numbers: [1, 3],
      second: [],
    })
  })

  it.each([
    [[1], 1n],
    [[1, 2, 3], 7n],
    [[63], 2n ** 62n],
    [[64], 2n ** 63n],
    [[], 0n],
  ])('the mask of %j is %s', (numbers, mask) => {
    expect(lineMask(numbers)).toBe(mask)
  })

  it('has bits for numbers from 1, and up to 63 fit a signed column', () => {
    expect(() => lineMask([0])).toThrow(RangeError)
    expect(maskFitsColumn({ pick: 6, of: 63 })).toBe(true)
    expect(maskFitsColumn({ pick: 5, of: 69 })).toBe(false)
  })

  it('canonical text does not depend on the order picked and reads back', () => {
    fc.assert(
      fc.property(arbitraryLines(5, 69), arbitraryLines(1, 26), (numbers, second) => {
        const text = canonicalLine(numbers, second)
        expect(canonicalLine(numbers.toReversed(), second)).toBe(text)
        expect(readLine(text, FIVE_AND_ONE)).toEqual({ numbers: numbers.toSorted((a, b) => a - b), second })
      }),
    )
  })

  it('counts the same matches with masks and with sets', () => {
    fc.assert(
      fc.property(arbitraryLines(6, 49), arbitraryLines(6, 49), (mine, drawn) => {
        const common = mine.filter(number => drawn.includes(number)).length
        expect(countMaskMatches(lineMask(mine), lineMask(drawn))).toBe(common)
      }),
    )
  })
})
