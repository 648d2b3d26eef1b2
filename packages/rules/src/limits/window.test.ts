import { describe, expect, it } from 'vitest'
import { type LimitKind, windowEnd, windowStart } from './window.ts'

describe('limit window', () => {
  it.each<[LimitKind, string, string]>([
    ['depositDay', '2026-11-15T04:30:00.001Z', '2026-11-15T00:00:00.000Z'],
    ['depositDay', '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z'],
    ['wagerWeek', '2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z'],
    ['wagerWeek', '2026-11-16T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['depositWeek', '2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00.000Z'],
    ['depositMonth', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z'],
    ['lossDay', '2026-11-15T04:30:00.001Z', '2026-11-15T00:00:00.000Z'],
    ['lossWeek', '2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z'],
    ['lossMonth', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z'],
    ['depositMonth', '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z'],
  ])('%s at %s began at %s', (kind, now, began) => {
    expect(new Date(windowStart(kind, Date.parse(now))).toISOString()).toBe(began)
  })

  it.each<[LimitKind, string, string]>([
    ['depositDay', '2026-11-15T04:30:00.001Z', '2026-11-16T00:00:00.000Z'],
    ['lossDay', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['wagerWeek', '2026-11-15T23:59:59.999Z', '2026-11-16T00:00:00.000Z'],
    ['depositWeek', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['depositMonth', '2028-02-29T12:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['lossMonth', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s at %s ends at %s', (kind, now, ends) => {
    expect(new Date(windowEnd(kind, Date.parse(now))).toISOString()).toBe(ends)
  })
})
