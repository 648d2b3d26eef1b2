import { expect, it } from 'vitest'
import { choiceOf, minutesOf } from './interval.ts'

it('finds the choice of what is kept', () => {
  expect([null, 15, 30, 60, 45].map(choiceOf)).toEqual(['off', '15', '30', '60', 'custom'])
})

it('takes 5 minutes to 12 hours and nothing else', () => {
  expect(minutesOf('off', '')).toBeNull()
  expect(minutesOf('30', 'whatever')).toBe(30)
  expect(minutesOf('custom', ' 5 ')).toBe(5)
  expect(minutesOf('custom', '720')).toBe(720)
  for (const wrong of ['', '4', '721', '7.5', '-10', 'ten'])
    expect(minutesOf('custom', wrong)).toBeUndefined()
})
