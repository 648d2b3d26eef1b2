import { describe, expect, it } from 'vitest'
import { fromWallTime, toWallTime, wallClockStartsAfter } from './wall-clock.ts'

const utc = (text: string) => Date.parse(`${text}Z`)
const everyDay = [0, 1, 2, 3, 4, 5, 6]

it.each([
  ['Europe/London', '2026-01-15T20:00', '2026-01-15T20:00'],
  ['Europe/London', '2026-07-15T20:00', '2026-07-15T19:00'],
  ['America/New_York', '2026-07-15T20:00', '2026-07-16T00:00'],
  ['Asia/Kolkata', '2026-07-15T00:00', '2026-07-14T18:30'],
  // Skipped local times shift by the size of the clock change.
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
  // An ambiguous local time is the first of the two.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
])('in %s %s is %s', (zone, shown, moment) => {
  expect(new Date(fromWallTime(zone, utc(shown))).toISOString()).toBe(new Date(utc(moment)).toISOString())
})

it('uses only the configured weekdays and times', () => {
  const schedule = { timeZone: 'Europe/London', weekdays: [3, 6], times: ['20:30', '08:00'] }
  const starts = wallClockStartsAfter(schedule, utc('2026-03-25T08:00'), 4)
  expect(starts.map(start => new Date(start).toISOString())).toEqual([
    '2026-03-25T20:30:00.000Z',
    '2026-03-28T08:00:00.000Z',
    '2026-03-28T20:30:00.000Z',
    '2026-04-01T07:00:00.000Z',
  ])
})

it('merges two times that coincide after a clock change', () => {
  const schedule = { timeZone: 'Europe/London', weekdays: [0], times: ['01:30', '02:30'] }
  const starts = wallClockStartsAfter(schedule, utc('2026-03-28T00:00'), 3)
  expect(starts.map(start => new Date(start).toISOString().slice(0, 16))).toEqual([
    '2026-03-29T01:30',
    '2026-04-05T00:30',
    '2026-04-05T01:30',
  ])
})

it.each(['24:00', '8:00', '12:60', ''])('rejects %j as a time', time => {
  expect(() => wallClockStartsAfter({ timeZone: 'UTC', weekdays: [0], times: [time] }, 0, 1)).toThrow(
    RangeError,
  )
})

describe('wall-clock starts over five years', () => {
  const from = utc('2026-01-01T12:00')
  const days = (Date.UTC(2031, 0, 1) - Date.UTC(2026, 0, 1)) / 86_400_000
  it.each([
    'UTC',
    'Europe/London',
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Chatham',
    'America/Santiago',
  ])('keeps every start exactly once in %s', zone => {
    const schedule = { timeZone: zone, weekdays: everyDay, times: ['01:30', '20:00'] }
    const start = fromWallTime(zone, from)
    const starts = wallClockStartsAfter(schedule, start, days * 2)
    expect(starts.every((at, i) => at > (starts[i - 1] ?? start))).toBe(true)
    const dates = starts.map(at => Math.floor(toWallTime(zone, at) / 86_400_000))
    const first = dates[0] ?? 0
    expect(dates).toEqual(starts.map((_, i) => first + Math.floor((i + 1) / 2)))
    // Queried one by one, as a worker does, the list is the same.
    for (const [i, at] of starts.slice(0, 800).entries())
      expect(wallClockStartsAfter(schedule, at, 1)).toEqual([starts[i + 1]])
  })
})
