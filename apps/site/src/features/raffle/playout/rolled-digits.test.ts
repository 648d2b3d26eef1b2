import { expect, it } from 'vitest'
import { rolledDigits } from './rolled-digits.ts'

it('ends with the drawn digit, counting up to it', () => {
  expect(rolledDigits(2, 0)).toEqual([8, 9, 0, 1, 2])
})

it('rolls longer in windows further to the right', () => {
  expect(rolledDigits(7, 3)).toHaveLength(14)
  expect(rolledDigits(7, 3).at(-1)).toBe(7)
})
