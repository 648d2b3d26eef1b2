import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registrationEnd, rescheduledRun, runsOnSale, type Schedule, startsAfter } from './schedule.ts'

const everyTen: Schedule = { everyMs: 10_000, offsetMs: 3_000, closeBeforeStartMs: 2_000, openAheadCount: 2 }

describe('schedule', () => {
  it.each([
    [0, [3_000, 13_000]],
    [2_999, [3_000, 13_000]],
    [3_000, [13_000, 23_000]],
    [13_001, [23_000, 33_000]],
    [-8_000, [-7_000, 3_000]],
  ])('after %i the starts are %j', (now, starts) => {
    expect(startsAfter(everyTen, now, 2)).toEqual(starts)
  })

  it('registration ends before the start', () => {
    expect(registrationEnd(everyTen, 13_000)).toBe(11_000)
  })

  it.each([
    [0, [3_000, 13_000]],
    [999, [3_000, 13_000]],
    [1_000, [13_000, 23_000]],
  ])('at %i the runs starting at %j are on sale', (now, starts) => {
    expect(runsOnSale(everyTen, now).map(run => run.startAt)).toEqual(starts)
  })

  it.each([
    ['at its close to the next start', 13_000, 11_000, 23_000],
    ['to a start with open registration', 13_000, 21_500, 33_000],
    ['never to an earlier start', 33_000, 0, 43_000],
  ])('moves %s', (_, startAt, now, expected) => {
    expect(rescheduledRun(everyTen, startAt, now)).toEqual({
      startAt: expected,
      registrationEndAt: expected - 2_000,
    })
  })

  it('rejects a schedule with a non-positive interval', () => {
    expect(() => startsAfter({ ...everyTen, everyMs: 0 }, 0, 1)).toThrow(RangeError)
  })

  it('sells only runs before their registration end, and reschedules to a later open run', () => {
    const schedules = fc.record({
      everyMs: fc.integer({ min: 1, max: 86_400_000 }),
      offsetMs: fc.integer({ min: 0, max: 86_400_000 }),
      closeBeforeStartMs: fc.integer({ min: 0, max: 600_000 }),
      openAheadCount: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(schedules, fc.nat(2 ** 31 - 1), fc.nat(2 ** 31 - 1), (schedule, now, startAt) => {
        for (const run of runsOnSale(schedule, now)) expect(run.registrationEndAt).toBeGreaterThan(now)
        const moved = rescheduledRun(schedule, startAt, now)
        expect(moved.startAt).toBeGreaterThan(startAt)
        expect(moved.registrationEndAt).toBeGreaterThan(now)
      }),
    )
  })
})
