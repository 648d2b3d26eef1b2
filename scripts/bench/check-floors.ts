import { writeFileSync } from 'node:fs'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import type { Verdict } from './floors.ts'
import { findFloorRun, readRecordedRuns } from './recorded-runs.ts'
import { runAndPrint } from './run-and-print.ts'
import { judgeShortRun } from './short-run.ts'

/** Runs the short versions, prints and counts the measures, and returns the exit code. */
export const checkFloors = async (names: readonly MeasurementName[]): Promise<number> => {
  const started = performance.now()
  const verdicts: Verdict[] = []
  for (const name of names) {
    const measurement = measurements[name]
    const { short } = measurement
    if ('excluded' in short) {
      console.log(`${name} is not in the short run: ${short.excluded}`)
      continue
    }
    const recorded = findFloorRun(readRecordedRuns(name).short, short)
    const run = () => runAndPrint(name, short)
    verdicts.push(...(await judgeShortRun({ name, measurement, recorded, run }, line => console.log(line))))
  }
  const passed = verdicts.filter(({ result }) => result === 'passed').length
  const failed = verdicts.filter(({ result }) => result === 'failed')
  const file = process.env['TEST_RESULTS']
  if (file) writeFileSync(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed.length }))
  for (const { measure, explanation } of failed) console.log(`FAILED ${measure}: ${explanation}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${passed} measures within their floors, ${failed.length} failed, ${seconds} s`)
  return failed.length === 0 ? 0 : 1
}
