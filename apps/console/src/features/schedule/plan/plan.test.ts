import type { GameSchedule } from '@fairground/contract/operator/game-template'
import { describe, expect, it } from 'vitest'
import { readDayText, toDays, toDayText, toHour, toMonday, toMonthDays } from './calendar.ts'
import { collectStarts, countFrequent, listStarts, type ScheduledGame } from './starts.ts'
import { findWarnings } from './warnings.ts'

const zone = 'Europe/London'
const closing = { closeBeforeStartMs: 60_000, openAheadCount: 2 }
const nightly: GameSchedule = {
  timeZone: zone,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  times: ['01:30'],
  ...closing,
}
const quarterly: GameSchedule = { everyMs: 900_000, offsetMs: 0, ...closing }

const game = (gameId: number, schedule: GameSchedule, kind = 'bingoGame'): ScheduledGame => ({
  gameId,
  title: `Game ${gameId}`,
  kind,
  status: 'selling',
  schedule,
})

/** The week in which the clocks go forward: Sunday 28 March 2027. */
const week = toDays(zone, Date.UTC(2027, 2, 22), 7)
const period = { from: week[0]!.from, until: week[6]!.until }
const none = { instances: [], planned: [], closures: [], now: period.from }

describe('the calendar', () => {
  it('begins weeks on Monday', () => {
    expect(toDayText(toMonday(Date.UTC(2027, 2, 28)))).toBe('2027-03-22')
    expect(toDayText(toMonday(Date.UTC(2027, 2, 22)))).toBe('2027-03-22')
  })

  it('knows the day on which clocks change', () => {
    expect(week.map(({ clockChangeMs }) => clockChangeMs / 3_600_000)).toEqual([0, 0, 0, 0, 0, 0, 1])
  })

  it('has whole weeks around a month', () => {
    const days = toMonthDays(zone, Date.UTC(2027, 1, 10))
    expect([toDayText(days[0]!.day), days.length % 7]).toEqual(['2027-02-01', 0])
    expect(toMonthDays(zone, Date.UTC(2027, 2, 10))).toHaveLength(35)
  })

  it('reads only days', () => {
    expect(readDayText('2027-03-28')).toBe(Date.UTC(2027, 2, 28))
    expect([readDayText('2027-13-01'), readDayText('x'), readDayText(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('gives the local hour', () => {
    expect(toHour('America/Toronto', Date.UTC(2027, 0, 1, 2))).toBe(21)
  })
})

describe('listStarts', () => {
  it('has every start of the period, its first moment included and its end not', () => {
    const starts = listStarts({ everyMs: 60_000, offsetMs: 0, ...closing }, { from: 0, until: 60_000 * 500 })
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([500, 0, 60_000 * 499])
  })
})

describe('collectStarts', () => {
  it('takes open runs instead of what the schedule says of the same time', () => {
    const [first] = listStarts(nightly, period)
    const starts = collectStarts({
      ...period,
      ...none,
      games: [game(1, nightly)],
      instances: [{ instanceId: 9, gameId: 1, startAt: first!, status: 'OPEN' }],
    })
    expect(starts.map(({ source }) => source)).toEqual(['instance', ...Array(6).fill('schedule')])
  })

  it('does not claim runs of the past that no instance proves', () => {
    const starts = collectStarts({ ...period, ...none, now: period.until, games: [game(1, nightly)] })
    expect(starts).toEqual([])
  })

  it('marks runs in a closed period of their game only', () => {
    const starts = collectStarts({
      ...period,
      ...none,
      games: [game(1, nightly), game(2, nightly)],
      closures: [{ closureId: 1, gameId: 2, title: 'Easter', ...period }],
    })
    expect(new Set(starts.filter(({ isClosed }) => isClosed).map(({ gameId }) => gameId))).toEqual(
      new Set([2]),
    )
  })

  it('has one-off runs of every game, and no starts of a paused one', () => {
    const at = period.from + 1000
    const starts = collectStarts({
      ...period,
      ...none,
      games: [game(1, quarterly), { ...game(2, nightly), status: 'paused' }],
      planned: [{ gameId: 1, startAt: at, registrationEndAt: at }],
    })
    expect(starts).toMatchObject([{ gameId: 1, source: 'planned', at }])
  })
})

describe('countFrequent', () => {
  it('counts the hour that the clocks skip once', () => {
    const [counted] = countFrequent({
      ...period,
      closures: [],
      games: [game(1, quarterly), game(2, nightly)],
    })
    expect(counted).toMatchObject({ gameId: 1, count: (7 * 24 - 1) * 4, closedCount: 0 })
  })
})

describe('findWarnings', () => {
  const warn = (games: readonly ScheduledGame[], closures = none.closures as never[]) =>
    findWarnings({
      ...period,
      games,
      closures,
      starts: collectStarts({ ...period, ...none, closures, games }),
    })

  it('names the time that does not exist', () => {
    expect(warn([game(1, nightly)])).toMatchObject([{ kind: 'skipped', gameId: 1 }])
  })

  it('names draws in the same minute', () => {
    const evening = { ...nightly, times: ['20:05'], weekdays: [3] } as GameSchedule
    expect(warn([game(1, evening), game(2, evening)])).toMatchObject([
      { kind: 'together', titles: ['Game 1', 'Game 2'] },
    ])
  })

  it('names a game without a run', () => {
    const yearly: GameSchedule = { everyMs: 400 * 86_400_000, offsetMs: 0, ...closing }
    expect(warn([game(1, yearly)])).toMatchObject([{ kind: 'gap', gameId: 1 }])
  })

  it('counts what a closed period takes', () => {
    const evening = { ...nightly, times: ['20:05'] } as GameSchedule
    const closure = {
      closureId: 1,
      gameId: null,
      title: 'Easter',
      from: week[5]!.from,
      until: week[6]!.until,
    }
    expect(warn([game(1, evening)], [closure as never])).toMatchObject([
      { kind: 'closed', closure: 'Easter', count: 2 },
    ])
  })
})
