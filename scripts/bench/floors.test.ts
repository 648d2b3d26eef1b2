import type { Measurement } from '@fairground/bench/measurement.ts'
import { describe, expect, it } from 'vitest'
import { addSecondTry, compareWithRecord, computeFloor, findRecordProblem } from './floors.ts'
import { makeRun } from './recorded-runs.ts'

const measures: Measurement['measures'] = {
  rate: { about: 'ours / bare', unit: 'joins/s', better: 'higher' },
  time: { about: 'ours / bare', unit: 's', better: 'lower' },
  slowest: { about: 'ours / bare', unit: 's', better: 'lower', noFloor: 'one call decides' },
}
const short = { rounds: 2, seconds: 1, numbers: { joins: 100 } }
const machine = { date: new Date('2026-11-18T12:00:00Z'), cores: 2, load: 1 }

const withRatios = (rate: number, time: number, slowest = 1) => ({
  rate: { ours: rate * 50, bare: 50 },
  time: { ours: time * 50, bare: 50 },
  slowest: { ours: slowest * 50, bare: 50 },
})

const judge = (run: ReturnType<typeof withRatios>, recorded: ReturnType<typeof withRatios>) =>
  compareWithRecord('join', measures, run, makeRun(short, machine, recorded)).map(({ result }) => result)

describe('the floor of a ratio', () => {
  it('is 0.7 of the recorded ratio if higher is better, and the recorded ratio over 0.7 if lower is better', () => {
    expect(computeFloor('higher', 4)).toBeCloseTo(2.8)
    expect(computeFloor('lower', 1.4)).toBeCloseTo(2)
    expect(computeFloor('higher', 0.8, 0.35)).toBeCloseTo(0.28)
  })

  it('passes a run that equals the record', () => {
    expect(judge(withRatios(4, 2), withRatios(4, 2))).toEqual(['passed', 'passed', 'no floor'])
  })

  it('passes a run that is better than the record', () => {
    expect(judge(withRatios(8, 1), withRatios(4, 2))).toEqual(['passed', 'passed', 'no floor'])
  })

  it('fails a run when the planted record is much better', () => {
    expect(judge(withRatios(4, 2), withRatios(40, 2))).toEqual(['failed', 'passed', 'no floor'])
    expect(judge(withRatios(4, 2), withRatios(4, 0.2))).toEqual(['passed', 'failed', 'no floor'])
  })

  it('does not compare a measure that has a reason for no floor', () => {
    expect(judge(withRatios(4, 2, 100), withRatios(4, 2, 1))[2]).toBe('no floor')
  })

  it('fails a ratio that is no number, and a measure that the run did not make', () => {
    const recorded = makeRun(short, machine, withRatios(4, 2))
    const run = { rate: { ours: 0, bare: 0 } }
    expect(compareWithRecord('join', measures, run, recorded).map(({ result }) => result)).toEqual([
      'failed',
      'failed',
      'no floor',
    ])
  })

  it('does not compare with a run that was recorded beside other work', () => {
    const busy = makeRun(short, { ...machine, load: 20 }, withRatios(40, 0.2))
    expect(compareWithRecord('join', measures, withRatios(4, 2), busy)[0]).toMatchObject({
      result: 'no floor',
      explanation: 'ratio 4.000, recorded 40.00, recorded beside other work, load 20 on 2 cores',
    })
  })

  it('names measurement, measure and figures', () => {
    const [verdict] = compareWithRecord(
      'join',
      measures,
      withRatios(2, 1),
      makeRun(short, machine, withRatios(4, 1)),
    )
    expect(verdict).toEqual({
      measure: 'join/rate',
      result: 'failed',
      explanation: 'ratio 2.000, recorded 4.000, at least 2.800',
    })
  })
})

describe('a recorded run that cannot be compared', () => {
  const recorded = makeRun(short, machine, withRatios(4, 2))

  it('is accepted with the present sizes and every measure', () => {
    expect(findRecordProblem({ measures, short }, recorded)).toBeUndefined()
  })

  it('is reported when it is missing, has other sizes or lacks a measure', () => {
    expect(findRecordProblem({ measures, short }, undefined)).toBe('no short run is recorded')
    const larger = { ...short, numbers: { joins: 200 } }
    expect(findRecordProblem({ measures, short: larger }, recorded)).toContain('other sizes')
    const added = { ...measures, p99: measures['time']! }
    expect(findRecordProblem({ measures: added, short }, recorded)).toContain('lacks p99')
  })

  it('is not needed for a measurement outside the short run', () => {
    expect(findRecordProblem({ measures, short: { excluded: 'too long' } }, undefined)).toBeUndefined()
  })
})

describe('the second try', () => {
  const verdict = (result: 'passed' | 'failed') => ({ measure: 'join/rate', result, explanation: '' })

  it('fails a measure only if both tries failed', () => {
    expect(addSecondTry([verdict('failed')], [verdict('failed')])).toEqual([verdict('failed')])
    expect(addSecondTry([verdict('failed')], [verdict('passed')])).toEqual([verdict('passed')])
    expect(addSecondTry([verdict('passed')], [verdict('failed')])).toEqual([verdict('passed')])
  })
})
