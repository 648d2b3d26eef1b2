import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOdds, patternOdds } from './odds.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)
const house = (numbers: number) => ({ need: 1, sets: [upTo(numbers)] })
const rows90 = [0, 5, 10].map(first => upTo(5).map(place => first + place))
/** The twelve lines of a 75-ball card as slots of its 24 numbers, without the free centre. */
const place = (cell: number) => (cell < 12 ? [cell] : cell > 12 ? [cell - 1] : [])
const lines75 = [
  ...upTo(5).map(row => upTo(5).flatMap(column => place(row * 5 + column))),
  ...upTo(5).map(column => upTo(5).flatMap(row => place(row * 5 + column))),
  upTo(5).flatMap(i => place(i * 6)),
  upTo(5).flatMap(i => place(4 + i * 4)),
]

describe('odds of a bingo pattern within a number of calls', () => {
  it.each([
    ['90-ball full house in 15', 90, house(15), 15, '1 in 45,795,673,964,460,816'],
    ['90-ball full house in 40', 90, house(15), 40, '1 in 1,138,478.1'],
    ['75-ball full house in 24', 75, house(24), 24, '1 in 25,778,699,578,994,555,700'],
    ['75-ball full house in 50', 75, house(24), 50, '1 in 212,085.4'],
    ['a line of 75 in 4', 75, { need: 1, sets: lines75 }, 4, '1 in 303,862.5'],
    ['a line of 75 in 3', 75, { need: 1, sets: lines75 }, 3, 'never'],
    ['a line of 90 in 5', 90, { need: 1, sets: rows90 }, 5, '1 in 14,649,756'],
    ['everything called', 75, { need: 2, sets: lines75 }, 75, '1 in 1'],
  ])('%s', (_, balls, pattern, calls, text) => {
    expect(patternOdds(balls, pattern, calls).text).toBe(text)
  })

  it('shows its formula', () => {
    expect(patternOdds(90, house(15), 20).formula).toMatch(/^\(C\(75,5\)\) ÷ C\(90,20\) = 17259390 ÷ /)
    expect(patternOdds(90, { need: 2, sets: rows90 }, 40).formula).toMatch(
      /^\(3 × C\(80,30\) − 2 × C\(75,25\)\) ÷ C\(90,40\) = /,
    )
    expect(patternOdds(90, { need: 1, sets: rows90 }, 4).formula).toMatch(/^\(0\) ÷ C\(90,4\) = 0 ÷ /)
    expect(cardOdds(1200)).toMatchObject({ text: '1 in 1,200', formula: '1 ÷ 1200 cards' })
  })

  it('agrees with brute-force counting', () => {
    const balls = 9
    const set = fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 4 })
    const draws = (calls: number) =>
      upTo(2 ** balls).filter(mask => mask.toString(2).replaceAll('0', '').length === calls)
    fc.assert(
      fc.property(
        fc.array(set, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(1, 2),
        fc.nat(balls),
        (sets, need, calls) => {
          const isComplete = (mask: number) =>
            sets.filter(each => each.every(at => (mask & (1 << at)) !== 0)).length >= need
          const { ways, total } = patternOdds(balls, { need, sets }, calls)
          expect(ways).toBe(BigInt(draws(calls).filter(isComplete).length))
          expect(total).toBe(BigInt(draws(calls).length))
        },
      ),
    )
  })

  it('grows with the number of calls', () => {
    const chances = upTo(76).map(calls => patternOdds(75, { need: 2, sets: lines75 }, calls))
    for (const [i, { ways, total }] of chances.entries()) {
      const before = chances[i - 1]
      if (before) expect(ways * before.total >= before.ways * total).toBe(true)
    }
  })
})
