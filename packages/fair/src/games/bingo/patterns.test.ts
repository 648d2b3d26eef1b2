import { describe, expect, it } from 'vitest'
import { cardNumbers } from './card.ts'
import { callOrder, completedAt } from './completion.ts'
import type { Balls } from './layout.ts'
import { type BingoPattern, getPattern } from './patterns.ts'
import { missingSlots, toGo, completionMasks } from './to-go.ts'

// B 1-15, I 16-30, N 31-45, G 46-60, O 61-75
const card75 = '1,16,31,46,61,2,17,32,47,62,3,18,0,48,63,4,19,34,49,64,15,30,45,60,75'
const card90 = '4,0,23,0,44,0,61,78,0,0,12,0,35,47,58,0,0,87,7,18,29,0,0,0,66,0,90'
const cards = { 75: card75, 90: card90 }

const rest = (balls: Balls, first: readonly number[]) => [
  ...first,
  ...Array.from({ length: balls }, (_, i) => i + 1).filter(number => !first.includes(number)),
]

describe('patterns', () => {
  it.each<[BingoPattern, Balls, number[]]>([
    ['oneLine', 75, [1, 16, 31, 46, 61]],
    ['oneLine', 75, [3, 18, 48, 63]],
    ['oneLine', 75, [31, 32, 34, 45]],
    ['oneLine', 75, [61, 47, 19, 15]],
    ['diagonal', 75, [1, 17, 49, 75]],
    ['diagonal', 75, [61, 47, 19, 15]],
    ['cross', 75, [1, 17, 49, 75, 61, 47, 19, 15]],
    ['fourCorners', 75, [1, 61, 15, 75]],
    ['twoLines', 75, [3, 18, 48, 63, 31, 32, 34, 45]],
    ['twoLines', 75, [1, 16, 31, 46, 61, 2, 3, 4, 15]],
    ['oneLine', 90, [12, 35, 47, 58, 87]],
    ['twoLines', 90, [12, 35, 47, 58, 87, 7, 18, 29, 66, 90]],
    ['fullHouse', 90, [4, 23, 44, 61, 78, 12, 35, 47, 58, 87, 7, 18, 29, 66, 90]],
  ])('%s of %i balls needs all of %j', (name, balls, needed) => {
    const pattern = getPattern(balls, name)
    const numbers = cardNumbers(balls, cards[balls])!
    const doneAt = (calls: readonly number[]) => {
      const order = callOrder(rest(balls, calls))
      return completedAt(
        pattern,
        numbers.map(number => order[number] ?? 0),
      )
    }
    expect(doneAt(needed)).toBe(needed.length)
    for (const left of needed) {
      const others = needed.filter(number => number !== left)
      expect(doneAt([...others, ...withoutCard(balls, numbers), left])).toBeGreaterThan(others.length)
    }
    const ways = completionMasks(pattern)
    const toMark = (calls: readonly number[]) =>
      numbers.reduce((mark, number, slot) => (calls.includes(number) ? mark | (1 << slot) : mark), 0)
    expect(toGo(ways, toMark(needed))).toBe(0)
    expect(toGo(ways, toMark(needed.slice(1)))).toBe(1)
    expect(missingSlots(ways, toMark(needed.slice(1))).map(slot => numbers[slot])).toEqual([needed[0]])
  })

  it('requires all 24 numbers for a 75-ball full house', () => {
    expect(getPattern(75, 'fullHouse').sets).toEqual([Array.from({ length: 24 }, (_, i) => i)])
    expect(toGo(completionMasks(getPattern(75, 'fullHouse')), 0)).toBe(24)
  })

  it('completes two lines with any two of the twelve', () => {
    expect(completionMasks(getPattern(75, 'twoLines'))).toHaveLength(66)
    expect(toGo(completionMasks(getPattern(75, 'twoLines')), 0)).toBe(8)
  })

  it('has no four corners on 90-ball cards', () => {
    expect(() => getPattern(90, 'fourCorners')).toThrow('90-ball cards have no fourCorners')
  })
})

const withoutCard = (balls: Balls, numbers: Uint8Array): number[] =>
  Array.from({ length: balls }, (_, i) => i + 1).filter(number => !numbers.includes(number))
