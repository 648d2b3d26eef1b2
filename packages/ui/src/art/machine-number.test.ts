import { expect, it } from 'vitest'
import { machineNumber, machineNumbers } from './machine-number.ts'

const drawn = [31, 17, 44, 8, 52, 60, 26, 3, 48, 39, 12]

it.each([9, 12, 30, 49])('shows only numbers from 1 to %i, each once', max => {
  const numbers = machineNumbers(drawn, max).filter(number => number !== undefined)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(max)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('keeps the drawing for larger games and without a game', () => {
  expect(machineNumbers(drawn, 90)).toEqual(drawn)
  expect(machineNumber(23, undefined)).toBe(23)
})
