import { expect, it } from 'vitest'
import { choose } from '#odds/odds.ts'
import { chanceOfAny, chanceOfEarlyHouse } from './win-chance.ts'

const oneCard = (balls: number, numbers: number, calls: number): number =>
  Number(choose(balls - numbers, calls - numbers)) / Number(choose(balls, calls))

it('is the chance of the card where there is one card', () => {
  expect(chanceOfEarlyHouse(75, 1, 60) / oneCard(75, 24, 60)).toBeCloseTo(1, 9)
  expect(chanceOfEarlyHouse(90, 1, 60) / oneCard(90, 15, 60)).toBeCloseTo(1, 9)
})

it('is certain when all balls are called, and impossible without calls', () => {
  expect(chanceOfEarlyHouse(75, 3, 75)).toBeCloseTo(1, 9)
  expect(chanceOfEarlyHouse(90, 3, 90)).toBeCloseTo(1, 9)
  expect(chanceOfEarlyHouse(90, 3, 0)).toBe(0)
})

it('is a little lower than for independent cards, because cards share columns', () => {
  const independent = chanceOfAny(oneCard(75, 24, 65), 200)
  const found = chanceOfEarlyHouse(75, 200, 65)
  expect(found).toBeLessThan(independent)
  expect(found).toBeGreaterThan(0.8 * independent)
})
