import { describe, expect, it } from 'vitest'
import { parseDay, toDayText, toLocalDay } from './local-day.ts'

describe('parseDay', () => {
  it('returns the local midnights around the day', () => {
    const day = parseDay('2026-11-16')
    expect(day).toEqual({
      day: '2026-11-16',
      from: new Date(2026, 10, 16).getTime(),
      until: new Date(2026, 10, 17).getTime(),
    })
  })

  it.each([undefined, '', '2026-02-30', '2026-13-01', '2026-1-1', '16.11.2026', '1969-12-31'])(
    'rejects %s',
    text => {
      expect(parseDay(text)).toBeUndefined()
    },
  )
})

it('finds the day of a moment, up to its last millisecond', () => {
  const last = new Date(2026, 1, 28, 23, 59, 59, 999).getTime()
  expect(toDayText(last)).toBe('2026-02-28')
  expect(toLocalDay(last)).toEqual(parseDay('2026-02-28'))
  expect(toLocalDay(last + 1).day).toBe('2026-03-01')
})
