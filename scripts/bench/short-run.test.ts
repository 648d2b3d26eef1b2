import { describe, expect, it } from 'vitest'
import { makeRun } from './recorded-runs.ts'
import { judgeShortRun } from './short-run.ts'

const short = { rounds: 2, seconds: 1, numbers: { joins: 100 } }
const measurement = {
  measures: { rate: { about: 'ours / bare', unit: 'joins/s', better: 'higher' as const } },
  short,
}
const recorded = makeRun(
  short,
  { date: new Date('2026-11-18T12:00:00Z'), cores: 2, load: 1 },
  { rate: { ours: 400, bare: 100 } },
)

/** Judges runs with these ratios in turn. An error stands for a run that throws. */
const judge = async (ratios: readonly (number | Error)[], record: typeof recorded | undefined = recorded) => {
  const lines: string[] = []
  const left = [...ratios]
  const run = async () => {
    const next = left.shift()!
    if (next instanceof Error) throw next
    return { measures: { rate: { ours: next * 100, bare: 100 } } }
  }
  const verdicts = await judgeShortRun({ name: 'join', measurement, recorded: record, run }, line =>
    lines.push(line),
  )
  return { results: verdicts.map(({ result }) => result), lines, runs: ratios.length - left.length }
}

describe('a short run', () => {
  it('passes after one try when every ratio is within its floor', async () => {
    expect(await judge([3, 1])).toMatchObject({ results: ['passed'], runs: 1 })
  })

  it('names a measure that passes only at the second try', async () => {
    const { results, lines } = await judge([1, 4])
    expect(results).toEqual(['passed'])
    expect(lines).toContain('second try: join/rate')
    expect(lines).toContain('PASSED ONLY AT THE SECOND TRY: join/rate')
  })

  it('fails a measure that fails twice', async () => {
    expect(await judge([1, 1, 4])).toMatchObject({ results: ['failed'], runs: 2 })
  })

  it('repeats a measurement that ended without a result', async () => {
    expect(await judge([new Error('oversold'), 4])).toMatchObject({ results: ['passed'], runs: 2 })
    expect(await judge([new Error('oversold'), new Error('oversold')])).toMatchObject({ results: ['failed'] })
  })

  it('fails without a run when no comparable run is recorded', async () => {
    const other = { ...recorded, rounds: 3 }
    expect(await judge([4], other)).toMatchObject({ results: ['failed'], runs: 0 })
  })
})
