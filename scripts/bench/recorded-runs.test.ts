import { describe, expect, it } from 'vitest'
import { addRun, findFloorRun, formatRecordedRuns, makeRun, type RecordedRuns } from './recorded-runs.ts'

const size = { rounds: 2, seconds: 1, numbers: { joins: 100 } }
const machine = { date: new Date('2026-11-18T23:59:00Z'), cores: 2, load: 1.2345 }
const runAt = (ours: number) => makeRun(size, machine, { rate: { ours, bare: 3 } })

describe('the recorded runs', () => {
  it('keep date, machine, sizes and both medians of every measure', () => {
    expect(runAt(10)).toEqual({
      date: '2026-11-18',
      cores: 2,
      load: 1.2,
      ...size,
      measures: { rate: { ours: 10, bare: 3, ratio: 3.333 } },
    })
  })

  it('refuse a ratio that is no number', () => {
    expect(() => makeRun(size, machine, { rate: { ours: 1, bare: 0 } })).toThrow('the ratio of rate')
  })

  it('keep the newest five runs of each size, newest first', () => {
    const before: RecordedRuns = { full: [], short: [runAt(1)] }
    const runs = [1, 2, 3, 4, 5, 6].reduce((runs, n) => addRun(runs, 'full', runAt(n)), before)
    expect(runs.full.map(({ measures }) => measures['rate']!.ours)).toEqual([6, 5, 4, 3, 2])
    expect(runs.short).toHaveLength(1)
  })

  it('give floors from the newest run of the present size without much other work', () => {
    const calm = runAt(1)
    const busy = { ...runAt(2), load: 20 }
    const otherSize = { ...runAt(3), rounds: 9 }
    expect(findFloorRun([otherSize, busy, calm], size)).toBe(calm)
    expect(findFloorRun([otherSize, busy], size)).toBe(busy)
    expect(findFloorRun([otherSize], size)).toBe(otherSize)
    expect(findFloorRun([], size)).toBeUndefined()
  })

  it('are written in the same order, however they were made', () => {
    const { measures, numbers, ...rest } = runAt(10)
    const turned = { measures, numbers, ...rest }
    expect(formatRecordedRuns({ short: [], full: [turned] })).toBe(
      formatRecordedRuns({ full: [runAt(10)], short: [] }),
    )
  })
})
