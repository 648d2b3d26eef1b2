import { describe, expect, it } from 'vitest'
import { formatCell, formatTotal } from './format-cell.ts'
import { findCurrentWindows, toPoints } from './overview/current-windows.ts'
import { sumGames, toShare } from './overview/sum-games.ts'
import { toPeriod } from './periods.ts'
import { isTied } from './report-words.ts'

describe('toPeriod', () => {
  const london = 'Europe/London'
  const at = (iso: string) => Date.parse(iso)

  it('takes whole days of the zone, also across a change of the clocks', () => {
    expect(toPeriod('yesterday', at('2026-10-26T10:00:00Z'), london)).toEqual({
      from: at('2026-10-24T23:00:00Z'),
      to: at('2026-10-26T00:00:00Z'),
    })
    expect(toPeriod('week', at('2026-11-14T20:04:00Z'), london)).toEqual({
      from: at('2026-11-07T00:00:00Z'),
      to: at('2026-11-14T00:00:00Z'),
    })
  })

  it('goes back over the end of a year', () => {
    expect(toPeriod('lastMonth', at('2027-01-05T12:00:00Z'), 'UTC')).toEqual({
      from: at('2026-12-01T00:00:00Z'),
      to: at('2027-01-01T00:00:00Z'),
    })
  })

  it('is never empty on the first day of a month', () => {
    const { from, to } = toPeriod('month', at('2026-11-01T08:00:00Z'), 'UTC')
    expect(to).toBeGreaterThan(from)
  })
})

describe('the figures of a report', () => {
  it('are shown with the currency of their row', () => {
    const options = { currency: 'GBP', zone: 'UTC' }
    expect(formatCell('125000', 'minorUnits', options)).toBe('£1,250.00')
    expect(formatCell('125000', 'integer', options)).toBe('125000')
    expect(formatCell(null, 'minorUnits', options)).toBe('')
    expect(formatCell('2026-11-13T20:04:12.000Z', 'time', options)).toBe('13 Nov 2026 20:04:12')
    expect(formatTotal('1250', 'integer', 'GBP')).toBe('1,250')
    expect(formatTotal('1250', 'minorUnits', 'GBP')).toBe('£12.50')
  })

  it('tie to the ledger only if every total is equal', () => {
    const line = { column: 'stakes', against: 'escrows', currency: 'GBP', report: '5', ledger: '5' }
    expect(isTied({ tieOuts: [line] })).toBe(true)
    expect(isTied({ tieOuts: [line, { ...line, ledger: '6' }] })).toBe(false)
    expect(isTied({ tieOuts: [] })).toBe(undefined)
  })

  it('of a day are added in one currency', () => {
    const game = {
      gameId: 1,
      title: 'Saturday Six',
      currency: 'GBP',
      stakes: '100',
      refunds: '0',
      prizes: '40',
      gross: '60',
    }
    expect(sumGames([game, game, { ...game, currency: 'EUR' }], 'GBP')).toMatchObject({
      stakes: 200n,
      gross: 120n,
    })
    expect(toShare(40n, 0n)).toBe(undefined)
  })
})

describe('the live return', () => {
  const window = {
    gameId: 1,
    currency: 'GBP',
    window: 2,
    plays: 10,
    stakes: '1000',
    prizes: '526',
    expected: 500,
    lowest: 480,
    highest: 520,
    judgedAt: null,
    isOutside: null,
  }

  it('is the newest window of a game, in points of its stakes', () => {
    expect(findCurrentWindows([{ ...window, window: 1 }, window, { ...window, gameId: 2 }])).toEqual([
      window,
      { ...window, gameId: 2 },
    ])
    expect(toPoints(window)).toEqual({ value: 2.6, low: -2, high: 2, theory: 50, actual: 52.6 })
    expect(toPoints({ ...window, stakes: '0' })).toBe(undefined)
  })
})
