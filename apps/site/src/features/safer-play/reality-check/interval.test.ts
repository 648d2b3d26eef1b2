import { expect, it } from 'vitest'
import { toIntervalChoice, toMinutes } from './interval.ts'

it('maps a stored interval to its option', () => {
  expect([null, 15, 30, 60, 45].map(toIntervalChoice)).toEqual(['off', '15', '30', '60', 'custom'])
})

it('accepts 5 minutes to 12 hours only', () => {
  expect(toMinutes('off', '')).toBeNull()
  expect(toMinutes('30', 'whatever')).toBe(30)
  expect(toMinutes('custom', ' 5 ')).toBe(5)
  expect(toMinutes('custom', '720')).toBe(720)
  for (const wrong of ['', '4', '721', '7.5', '-10', 'ten'])
    expect(toMinutes('custom', wrong)).toBeUndefined()
})
