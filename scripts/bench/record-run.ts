import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import { root } from '../check/command.ts'
import { writeScalePages } from '../scale/scale-page.ts'
import { compareWithRecord } from './floors.ts'
import {
  addRun,
  findFloorRun,
  isCalm,
  makeRun,
  readRecordedRuns,
  type RunSize,
  type SizeName,
  writeRecordedRuns,
} from './recorded-runs.ts'
import { runAndPrint } from './run-and-print.ts'

/** Runs a measurement and stores its ratios. A worse run is stored too, but never silently. */
export const recordRun = async (
  name: MeasurementName,
  sizeName: SizeName,
  size: RunSize,
  load: number,
): Promise<void> => {
  const machine = { date: new Date(), cores: availableParallelism(), load }
  const { measures } = await runAndPrint(name, size)
  const runs = readRecordedRuns(name)
  const previous = findFloorRun(runs[sizeName], size)
  const file = writeRecordedRuns(name, addRun(runs, sizeName, makeRun(size, machine, measures)))
  const verdicts = previous ? compareWithRecord(name, measurements[name].measures, measures, previous) : []
  for (const { measure, result, explanation } of verdicts)
    if (result === 'failed') console.log(`WORSE THAN THE LAST RECORD: ${measure}: ${explanation}`)
  if (!isCalm(machine))
    console.log(`RECORDED BESIDE OTHER WORK: load ${load.toFixed(1)}, so this run gives no floors`)
  writeScalePages()
  console.log(`recorded in ${relative(root, file)}, docs/SCALE.md and bench/README.md are written`)
}
