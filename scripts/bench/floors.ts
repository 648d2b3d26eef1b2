import type { Better, Comparison, Measure, Measurement } from '@fairground/bench/measurement.ts'
import { isCalm, isSameSize, type RecordedRun } from './recorded-runs.ts'

/** A ratio may lose three tenths to the noise of a shared machine. */
const usualTolerance = 0.7

/** The worst ratio that passes: a minimum if higher is better, a maximum if lower is better. */
export const computeFloor = (better: Better, recorded: number, tolerance = usualTolerance): number =>
  better === 'higher' ? recorded * tolerance : recorded / tolerance

export interface Verdict {
  /** With the name of the measurement: join/http. */
  readonly measure: string
  readonly result: 'passed' | 'failed' | 'no floor'
  readonly explanation: string
}

/** The problem that makes a comparison with the recorded run impossible. */
export const findRecordProblem = (
  { measures, short }: Pick<Measurement, 'measures' | 'short'>,
  recorded: RecordedRun | undefined,
): string | undefined => {
  if ('excluded' in short) return undefined
  if (recorded === undefined) return 'no short run is recorded'
  if (!isSameSize(short, recorded)) return 'the recorded short run has other sizes'
  const missing = Object.keys(measures).filter(name => recorded.measures[name] === undefined)
  return missing.length === 0 ? undefined : `the recorded short run lacks ${missing.join(', ')}`
}

/** The reason why a measure has no floor. */
export const findNoFloorReason = ({ noFloor }: Measure, recorded: RecordedRun): string | undefined =>
  noFloor ??
  (isCalm(recorded)
    ? undefined
    : `recorded beside other work, load ${recorded.load} on ${recorded.cores} cores`)

/** Compares each measure of a run with the floor that follows from the recorded run. */
export const compareWithRecord = (
  name: string,
  measures: Measurement['measures'],
  run: Readonly<Record<string, Comparison>>,
  recorded: RecordedRun,
): Verdict[] =>
  Object.entries(measures).map(([measure, declared]) => {
    const { better, tolerance } = declared
    const ratio = run[measure] === undefined ? Number.NaN : run[measure].ours / run[measure].bare
    const before = recorded.measures[measure]?.ratio ?? Number.NaN
    const floor = computeFloor(better, before, tolerance)
    // A ratio that is no number fails.
    const isGood = better === 'higher' ? ratio >= floor : ratio <= floor
    const bound = better === 'higher' ? 'at least' : 'at most'
    const figures = `ratio ${ratio.toPrecision(4)}, recorded ${before.toPrecision(4)}`
    const reason = findNoFloorReason(declared, recorded)
    const explanation = `${figures}, ${reason ?? `${bound} ${floor.toPrecision(4)}`}`
    const result = reason === undefined ? (isGood ? 'passed' : 'failed') : 'no floor'
    return { measure: `${name}/${measure}`, result, explanation }
  })

/** A measure fails only if it fails twice, because the machine is shared. */
export const addSecondTry = (first: readonly Verdict[], second: readonly Verdict[]): Verdict[] =>
  first.map(verdict =>
    verdict.result === 'failed'
      ? (second.find(({ measure }) => measure === verdict.measure) ?? verdict)
      : verdict,
  )
