import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Comparison } from '@fairground/bench/measurement.ts'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import { root } from '../check/command.ts'

export type SizeName = 'full' | 'short'

export interface RunSize {
  readonly rounds: number
  readonly seconds: number
  readonly numbers: Readonly<Record<string, number>>
}

/** One run as it is stored. */
export interface RecordedRun extends RunSize {
  readonly date: string
  readonly cores: number
  /** The load average of the minute before the command. */
  readonly load: number
  /** Measures that the run did not make are absent. */
  readonly measures: Readonly<Record<string, Comparison & { readonly ratio: number }>>
}

/** The runs of one measurement, newest first. */
export type RecordedRuns = Readonly<Record<SizeName, readonly RecordedRun[]>>

const kept = 5

const recordFile = (name: MeasurementName): string => join(root, 'bench', 'recorded', `${name}.json`)

export const readRecordedRuns = (name: MeasurementName): RecordedRuns => {
  const file = recordFile(name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedRuns) : { full: [], short: [] }
}

export const readAllRecordedRuns = (): Readonly<Record<MeasurementName, RecordedRuns>> => {
  const names = Object.keys(measurements) as MeasurementName[]
  return Object.fromEntries(names.map(name => [name, readRecordedRuns(name)])) as Record<
    MeasurementName,
    RecordedRuns
  >
}

export const writeRecordedRuns = (name: MeasurementName, runs: RecordedRuns): string => {
  const file = recordFile(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, formatRecordedRuns(runs))
  return file
}

export const formatRecordedRuns = ({ full, short }: RecordedRuns): string =>
  `${JSON.stringify({ full: full.map(sortRun), short: short.map(sortRun) }, undefined, 2)}\n`

/** The same order of keys in every file, so that a new run shows as added lines only. */
const sortRun = ({ date, cores, load, rounds, seconds, numbers, measures }: RecordedRun): RecordedRun => ({
  date,
  cores,
  load,
  rounds,
  seconds,
  numbers,
  measures: Object.fromEntries(
    Object.entries(measures).map(([name, { ours, bare, ratio }]) => [name, { ours, bare, ratio }]),
  ),
})

export const addRun = (runs: RecordedRuns, size: SizeName, run: RecordedRun): RecordedRuns => ({
  ...runs,
  [size]: [run, ...runs[size]].slice(0, kept),
})

export const makeRun = (
  { rounds, seconds, numbers }: RunSize,
  machine: { readonly date: Date; readonly cores: number; readonly load: number },
  measures: Readonly<Record<string, Comparison>>,
): RecordedRun => ({
  date: machine.date.toISOString().slice(0, 10),
  cores: machine.cores,
  load: round(machine.load, 2),
  rounds,
  seconds,
  numbers,
  measures: Object.fromEntries(
    Object.entries(measures).map(([name, { ours, bare }]) => {
      const ratio = ours / bare
      if (!Number.isFinite(ratio)) throw new Error(`the ratio of ${name} is ${ratio}: run it again`)
      return [name, { ours: round(ours, 4), bare: round(bare, 4), ratio: round(ratio, 4) }]
    }),
  ),
})

const round = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** Above this load per core, other work decides many ratios. */
const maxCalmLoad = 3

export const isCalm = ({ load, cores }: Pick<RecordedRun, 'load' | 'cores'>): boolean =>
  load <= maxCalmLoad * cores

/** The newest short run that gives floors: one of the present size, if possible one without much other work. */
export const findFloorRun = (runs: readonly RecordedRun[], size: RunSize): RecordedRun | undefined => {
  const sameSize = runs.filter(run => isSameSize(run, size))
  return sameSize.find(isCalm) ?? sameSize[0] ?? runs[0]
}

export const isSameSize = (a: RunSize, b: RunSize): boolean => describeSize(a) === describeSize(b)

const describeSize = ({ rounds, seconds, numbers }: RunSize): string =>
  JSON.stringify([
    rounds,
    seconds,
    Object.entries(numbers).toSorted(([first], [second]) => first.localeCompare(second)),
  ])
