import { expect, it } from 'vitest'
import { holdMoment, isHeld } from './held-moments.ts'

it('is held until the last one lets go', () => {
  const first = holdMoment('purchase')
  const second = holdMoment('purchase')
  first()
  first()
  expect(isHeld('purchase')).toBe(true)
  expect(isHeld('show')).toBe(false)
  second()
  expect(isHeld('purchase')).toBe(false)
})
