import { expect, it } from 'vitest'
import { isEvenlyPaid } from './tier-prize.ts'

it('is evenly paid if the amount paid is a multiple of the prize', () => {
  expect(isEvenlyPaid({ each: '0.22', paid: '0.66' }, 'GBP')).toBe(true)
  expect(isEvenlyPaid({ each: '0.22', paid: '0.68' }, 'GBP')).toBe(false)
})

it('is not evenly paid if the shares round down to nothing', () => {
  expect(isEvenlyPaid({ each: '0.00', paid: '0.02' }, 'GBP')).toBe(false)
})
