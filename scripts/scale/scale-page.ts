import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import { readAllRecordedRuns, type RecordedRuns } from '../bench/recorded-runs.ts'
import { root } from '../check/command.ts'
import { replaceBlocks } from './generated-blocks.ts'
import { formatFloors, formatResults, formatRuns } from './result-tables.ts'
import { formatUnitCosts } from './unit-costs.ts'

type Runs = Readonly<Record<MeasurementName, RecordedRuns>>

/** The blocks that are written into each page. */
const formatBlocks = (runs: Runs): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const recorded = Object.entries(measurements).map(([name, measurement]) => ({
    name,
    measurement,
    runs: runs[name as MeasurementName],
  }))
  return {
    'docs/SCALE.md': {
      results: formatResults(recorded),
      runs: formatRuns(recorded),
      'unit costs': formatUnitCosts(runs),
    },
    'bench/README.md': { floors: formatFloors(recorded) },
  }
}

export interface ScalePage {
  readonly path: string
  readonly text: string
  readonly expected: string
}

export const readScalePages = (
  runs = readAllRecordedRuns(),
  read = (path: string): string => readFileSync(join(root, path), 'utf8'),
): ScalePage[] =>
  Object.entries(formatBlocks(runs)).map(([path, blocks]) => {
    const text = read(path)
    return { path, text, expected: replaceBlocks(text, blocks) }
  })

export const writeScalePages = (): void => {
  for (const { path, expected } of readScalePages()) writeFileSync(join(root, path), expected)
}
