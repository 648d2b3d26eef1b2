import { describe, expect, it } from 'vitest'
import { describeAlarm, findAlarmGame, toAlarmTitle } from './alarms/alarm-words.ts'
import { findNewest, toBandRows, type Window } from './returns/to-band-rows.ts'

const window = (gameId: number, n: number, more: Partial<Window> = {}): Window => ({
  gameId,
  currency: 'GBP',
  window: n,
  plays: 1000,
  stakes: '200000',
  prizes: '120000',
  expected: 0.55,
  lowest: 0.5,
  highest: 0.6,
  judgedAt: null,
  isOutside: null,
  ...more,
})

describe('the live return', () => {
  it('shows the newest window of each game, the largest volume first', () => {
    const newest = findNewest([window(1, 2), window(1, 3), window(2, 1, { plays: 5000 })])
    expect(newest.map(({ gameId, window: n }) => [gameId, n])).toEqual([
      [2, 1],
      [1, 3],
    ])
  })

  it('compares the difference with the band', () => {
    const [row] = toBandRows([window(1, 1, { prizes: '130000' })], () => 'Saturday Six')
    expect(row?.value).toBeCloseTo(0.1)
    expect(row?.high).toBeCloseTo(0.05)
    expect(row).toMatchObject({ volume: '1,000', expectedText: '55.0%', actualText: '65.0%' })
  })

  it('has no return without stakes', () => {
    expect(toBandRows([window(1, 1, { stakes: '0', prizes: '0' })], () => '')[0]?.actualText).toBe('0.0%')
  })
})

describe('an alarm', () => {
  it('is described by its figures', () => {
    const facts = { gameId: 7, window: 3, plays: '5000', stakes: '1000', prizes: '700', expected: 0.55 }
    expect(describeAlarm(facts)).toBe('70.0% returned · 55.0% expected · 5,000 lines · window 3')
    expect(findAlarmGame(facts)).toBe(7)
    expect(describeAlarm(null)).toBe('')
  })

  it('has a title in words, also if its kind is new', () => {
    expect(toAlarmTitle('liveReturn')).toBe('Return to player outside its band')
    expect(toAlarmTitle('someNewKind')).toBe('Some New Kind')
  })
})
