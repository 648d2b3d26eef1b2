import type { Measure, Measurement } from '@fairground/bench/measurement.ts'
import { computeFloor, findNoFloorReason } from '../bench/floors.ts'
import { findFloorRun, type RecordedRun, type RecordedRuns } from '../bench/recorded-runs.ts'
import { formatTable } from './format-table.ts'

export interface Recorded {
  readonly name: string
  readonly measurement: Pick<Measurement, 'measures' | 'short'>
  readonly runs: RecordedRuns
}

/** Every measure with the last full run. */
export const formatResults = (recorded: readonly Recorded[]): string =>
  formatTable(
    ['measure', 'compared', 'Fairground', 'bare engine', 'ratio', 'target', 'result'],
    recorded.flatMap(({ name, measurement, runs }) =>
      Object.entries(measurement.measures).map(([key, measure]) => [
        `\`${name}/${key}\``,
        measure.about,
        ...formatFigures(measure, runs.full[0]?.measures[key]),
      ]),
    ),
  )

const formatFigures = (measure: Measure, figures: RecordedRun['measures'][string] | undefined): string[] => {
  const target = formatTarget(measure)
  if (figures === undefined) return ['not recorded', '', '', target, '']
  const { ours, bare, ratio } = figures
  return [withUnit(ours, measure), withUnit(bare, measure), formatRatio(ratio), target, judge(measure, ratio)]
}

const withUnit = (value: number, { unit }: Measure): string => `${groupDigits(value)} ${unit}`.trim()

export const formatRatio = (ratio: number): string => String(Number(ratio.toPrecision(3)))

const groupDigits = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 4 })

const formatTarget = ({ target, better }: Measure): string =>
  target === undefined ? '' : `at ${better === 'higher' ? 'least' : 'most'} ${target}`

const judge = ({ target, better }: Measure, ratio: number): string => {
  if (target === undefined) return ''
  return (better === 'higher' ? ratio >= target : ratio <= target) ? 'met' : 'missed'
}

/** When and with which sizes the results were recorded. */
export const formatRuns = (recorded: readonly Recorded[]): string =>
  formatTable(
    ['measurement', 'recorded', 'cores', 'load before', 'sizes'],
    recorded.map(({ name, runs: { full } }) => [
      `\`${name}\``,
      ...(full[0] ? describeRun(full[0]) : ['never', '', '', '']),
    ]),
  )

const describeRun = ({ date, cores, load, rounds, numbers }: RecordedRun): string[] => {
  const sizes = Object.entries(numbers).map(([option, value]) => `${option} ${value.toLocaleString('en-US')}`)
  return [date, String(cores), String(load), [...sizes, `rounds ${rounds}`].join(', ')]
}

/** The last short run of every measure, and the ratio with which it fails. */
export const formatFloors = (recorded: readonly Recorded[]): string =>
  formatTable(
    ['measure', 'recorded', 'ratio of the short run', 'fails'],
    recorded.flatMap(({ name, measurement: { measures, short }, runs }) =>
      'excluded' in short
        ? [[`\`${name}\``, '', '', `never: ${short.excluded}`]]
        : Object.entries(measures).map(([key, measure]) => {
            const run = findFloorRun(runs.short, short)
            const ratio = run?.measures[key]?.ratio
            const figures =
              ratio === undefined ? ['never', ''] : [`${run!.date}, load ${run!.load}`, formatRatio(ratio)]
            return [`\`${name}/${key}\``, ...figures, describeFloor(measure, run, ratio)]
          }),
    ),
  )

const describeFloor = (measure: Measure, run: RecordedRun | undefined, ratio: number | undefined): string => {
  if (run === undefined || ratio === undefined) return 'always: record it'
  const reason = findNoFloorReason(measure, run)
  if (reason !== undefined) return `never: ${reason}`
  const { better, tolerance } = measure
  return `${better === 'higher' ? 'below' : 'above'} ${formatRatio(computeFloor(better, ratio, tolerance))}`
}
