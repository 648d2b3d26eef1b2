import { describe, expect, it } from 'vitest'
import { momentsIn } from './moments.ts'

describe('momentsIn', () => {
  it.each([
    ['UTC', '2026-06-30T23:30:05Z', '2026-06-30', '23:30:05'],
    ['Europe/London', '2026-06-30T23:30:05Z', '2026-07-01', '00:30:05'],
    ['Europe/London', '2026-11-30T23:30:05Z', '2026-11-30', '23:30:05'],
    ['America/New_York', '2026-07-01T03:00:00Z', '2026-06-30', '23:00:00'],
    ['Asia/Tokyo', '2026-06-30T15:00:00Z', '2026-07-01', '00:00:00'],
  ])('in %s %s is %s %s', (zone, at, day, time) => {
    const moments = momentsIn(zone)
    expect([moments.day(Date.parse(at)), moments.time(Date.parse(at))]).toEqual([day, time])
  })

  it('uses UTC for an unknown zone', () => expect(momentsIn('Nowhere/Else').zone).toBe('UTC'))
})
