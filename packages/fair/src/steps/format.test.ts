import { describe, expect, it } from 'vitest'
import { formatCount, formatTime, formatMoney, formatTickets } from './format.ts'

describe('report formatting', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1204, '1,204'],
    [1234567, '1,234,567'],
  ])('%d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it.each([
    [5n, 2, '0.05 EUR'],
    [123456n, 2, '1,234.56 EUR'],
    [1500n, 0, '1,500 EUR'],
    [1n, 3, '0.001 EUR'],
  ])('%d with %d decimals is %s', (minor, decimals, text) => {
    expect(formatMoney(minor, decimals, 'EUR')).toBe(text)
  })

  it('formats times and ticket counts', () => {
    expect(formatTime(Date.UTC(2026, 2, 1, 20, 4, 40))).toBe('20:04:40 UTC on 2026-03-01')
    expect([formatTickets(1), formatTickets(2000)]).toEqual(['1 ticket', '2,000 tickets'])
  })
})
