import type { Measured, Measurement } from '@fairground/bench/measurement.ts'
import { addSecondTry, compareWithRecord, findRecordProblem, type Verdict } from './floors.ts'
import type { RecordedRun } from './recorded-runs.ts'

interface ShortRun {
  readonly name: string
  readonly measurement: Pick<Measurement, 'measures' | 'short'>
  readonly recorded: RecordedRun | undefined
  readonly run: () => Promise<Pick<Measured, 'measures'>>
}

/** Runs one short measurement, a second time if a measure fails, and returns the verdicts with full names. */
export const judgeShortRun = async (
  { name, measurement, recorded, run }: ShortRun,
  say: (line: string) => void,
): Promise<readonly Verdict[]> => {
  const fail = (explanation: string): Verdict[] =>
    Object.keys(measurement.measures).map(measure => ({
      measure: `${name}/${measure}`,
      result: 'failed',
      explanation,
    }))
  const problem = findRecordProblem(measurement, recorded)
  if (problem !== undefined) return fail(`${problem}: npm run bench ${name} -- --short --record`)
  const judge = async (): Promise<Verdict[]> => {
    const verdicts = await run().then(
      ({ measures }) => compareWithRecord(name, measurement.measures, measures, recorded!),
      (error: unknown) => fail(String(error)),
    )
    for (const { measure, result, explanation } of verdicts)
      say(`${result.padEnd(8)} ${measure.padEnd(24)} ${explanation}`)
    return verdicts
  }
  const first = await judge()
  const failed = first.filter(({ result }) => result === 'failed')
  if (failed.length === 0) return first
  say(`second try: ${listNames(failed)}`)
  const both = addSecondTry(first, await judge())
  const saved = both.filter(({ result }, i) => result === 'passed' && first[i]!.result === 'failed')
  if (saved.length > 0) say(`PASSED ONLY AT THE SECOND TRY: ${listNames(saved)}`)
  return both
}

const listNames = (verdicts: readonly Verdict[]): string => verdicts.map(({ measure }) => measure).join(', ')
