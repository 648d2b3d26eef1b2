import { expect, it } from 'vitest'
import { minutesByDay, minutesWithin } from './time-played.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`)

it('counts minutes per day and splits a session across midnight', () => {
  const sessions = [
    { from: at('12T10:00'), until: at('12T10:30') },
    { from: at('12T20:00'), until: at('12T20:15') },
    { from: at('13T23:30'), until: at('14T01:00') },
    { from: at('01T00:00'), until: at('01T05:00') },
  ]
  expect(minutesByDay(sessions, { from: at('12T08:00'), until: at('15T09:00') })).toEqual([
    { day: '2026-11-12', minutes: 45 },
    { day: '2026-11-13', minutes: 30 },
    { day: '2026-11-14', minutes: 60 },
    { day: '2026-11-15', minutes: 0 },
  ])
})

it('adds up the minutes of all sessions inside a period', () => {
  const sessions = [
    { from: at('12T10:00'), until: at('12T10:30') },
    { from: at('13T23:30'), until: at('14T01:00') },
  ]
  expect(minutesWithin(sessions, { from: at('12T10:10'), until: at('14T00:00') })).toBe(50)
})
