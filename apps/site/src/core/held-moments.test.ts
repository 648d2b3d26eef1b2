import { expect, it } from 'vitest'
import { holdMoment, isHeld } from './held-moments.ts'

it('holds a moment until the last holder releases it', () => {
  const first = holdMoment('purchase')
  const second = holdMoment('purchase')
  first()
  first()
  expect(isHeld('purchase')).toBe(true)
  expect(isHeld('playout')).toBe(false)
  second()
  expect(isHeld('purchase')).toBe(false)
})
