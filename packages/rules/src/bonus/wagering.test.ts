import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wageringProgress, progressForPlay, wageringLeft, wageringNeed } from './wagering.ts'

const grant = (key: string, need: bigint, done: bigint, weight = 100) => ({ key, need, done, weight })

describe('wagering requirement', () => {
  it.each([
    ['a stake counts in full', [grant('a', 100n, 0n)], 30n, [['a', 30n]]],
    ['or in part', [grant('a', 100n, 0n, 25)], 30n, [['a', 7n]]],
    ['or not at all', [grant('a', 100n, 0n, 0)], 30n, []],
    ['never past what is needed', [grant('a', 100n, 90n)], 30n, [['a', 10n]]],
    [
      'the rest goes to the next grant',
      [grant('a', 100n, 90n), grant('b', 100n, 0n)],
      30n,
      [
        ['a', 10n],
        ['b', 20n],
      ],
    ],
    [
      'a weighted grant uses up more of the stake',
      [grant('a', 100n, 90n, 50), grant('b', 100n, 0n)],
      30n,
      [
        ['a', 10n],
        ['b', 10n],
      ],
    ],
    ['a grant that needs nothing gets nothing', [grant('a', 0n, 0n), grant('b', 9n, 0n)], 5n, [['b', 5n]]],
  ] as const)('%s', (_, grants, stake, expected) => {
    expect(wageringProgress(grants, stake).map(({ key, amount }) => [key, amount])).toEqual(expected)
  })

  it.each([
    ['nothing without a bonus', [], 0n],
    ['nothing when all is done', [grant('a', 100n, 100n), grant('b', 0n, 0n)], 0n],
    ['what each still needs', [grant('a', 100n, 90n), grant('b', 50n, 0n)], 60n],
  ] as const)('leaves %s', (_, grants, left) => expect(wageringLeft(grants)).toBe(left))

  it('is reversed play by play to the unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9999n }), fc.integer({ min: 1, max: 100 }), (progress, count) => {
        let sum = 0n
        for (let play = 0; play < count; play += 1) sum += progressForPlay(progress, play, count)
        expect(sum).toBe(progress)
      }),
    )
  })

  it.each([
    [3, null, 300n],
    [0, 10, 0n],
    [10, 10, 1000n],
    [11, 10, undefined],
    [-1, null, undefined],
    [1.5, null, undefined],
  ])('for %s times with maximum %s', (times, most, need) => {
    expect(wageringNeed(100n, times, most)).toBe(need)
  })
})
