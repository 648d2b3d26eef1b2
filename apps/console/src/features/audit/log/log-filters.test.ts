import { describe, expect, it } from 'vitest'
import { readFilters, toLogInput, withFilter } from './log-filters.ts'

describe('the filters of the log', () => {
  it('stand in the address beside other parameters', () => {
    const parameters = withFilter(new URLSearchParams('log.d=compact'), 'actor', 'staff/3')
    expect(parameters.toString()).toBe('log.d=compact&actor=staff%2F3')
    expect(readFilters(parameters)).toEqual({ actor: 'staff/3' })
    expect(readFilters(withFilter(parameters, 'actor', undefined))).toEqual({})
  })

  it('take whole days of the zone', () => {
    expect(toLogInput({ fromDay: '2026-10-25', toDay: '2026-10-25' }, 'Europe/London')).toEqual({
      // The day has 25 hours, because the clocks go back.
      from: Date.UTC(2026, 9, 24, 23),
      to: Date.UTC(2026, 9, 26, 0),
    })
  })

  it('ignores a day that is none', () => {
    expect(toLogInput({ fromDay: 'yesterday' }, 'UTC')).toEqual({})
  })
})
