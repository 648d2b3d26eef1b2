import { describe, expect, it } from 'vitest'
import { toPeriod } from './period.ts'

const now = new Date(2026, 10, 16, 15, 30).getTime()
const midnight = (month: number, date: number) => new Date(2026, month - 1, date).getTime()
const none = { from: '', to: '' }

describe('toPeriod', () => {
  it('counts today as the last of seven days', () => {
    expect(toPeriod('week', none, now)).toEqual({ from: midnight(11, 10), until: midnight(11, 17) })
  })

  it('includes both own dates in full', () => {
    expect(toPeriod('own', { from: '2026-11-01', to: '2026-11-01' }, now)).toEqual({
      from: midnight(11, 1),
      until: midnight(11, 2),
    })
  })

  it.each([none, { from: '2026-11-02', to: '2026-11-01' }, { from: '2026-11-01', to: '2026-02-30' }])(
    'rejects the dates %j',
    dates => {
      expect(toPeriod('own', dates, now)).toBeUndefined()
    },
  )
})
