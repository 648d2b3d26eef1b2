import { describe, expect, it } from 'vitest'
import { historyChoice } from './history-choice.ts'

const now = new Date(2026, 10, 15, 16, 30).getTime()
const choice = (query: string) => historyChoice(new URLSearchParams(query), now)
const day = (month: number, date: number) => new Date(2026, month - 1, date).getTime()

describe('historyChoice', () => {
  it('defaults to the last ten days', () => {
    expect(choice('')).toMatchObject({ span: 'short', from: day(11, 5), kinds: undefined })
    expect(choice('show=nonsense&kind=nonsense')).toMatchObject({ span: 'short', group: null })
  })

  it('covers 31 whole days up to now', () => {
    const { from, until } = choice('show=long')
    expect(from).toBe(day(10, 15))
    expect(until).toBeGreaterThan(now)
  })

  it('includes the whole last day of a range', () => {
    expect(choice('show=range&from=2026-09-01&to=2026-09-30')).toMatchObject({
      span: 'range',
      from: day(9, 1),
      until: day(10, 1),
    })
  })

  it('filters by one group of kinds', () => {
    expect(choice('kind=wins').kinds).toEqual(['win', 'prize'])
  })

  it('stays the same all day, so that queries are cached', () => {
    expect(historyChoice(new URLSearchParams('show=long'), now + 3_600_000)).toEqual(choice('show=long'))
  })
})
