import { isClean, type Verdict } from './check-purchases.ts'
import { databaseTargets, type KillTarget, killTargets } from './kills.ts'
import type { SaleResult } from './open-sale.ts'
import type { Kill, RigReport } from './rig.ts'

const recoveryTimes = (kills: readonly Kill[], targets: (target: KillTarget) => boolean): number[] =>
  kills.filter(kill => targets(kill.target)).map(kill => (kill.recoveredMs ?? Infinity) / 1000)

const maximum = (numbers: readonly number[]): number => Math.max(0, ...numbers)

const takeoverMax = ({ kills }: RigReport): number =>
  maximum(recoveryTimes(kills, target => target === 'lane'))
const recoveryMax = ({ kills }: RigReport): number =>
  maximum(recoveryTimes(kills, target => databaseTargets.has(target)))

/** Returns every problem of the books. */
export const failures = ({ verdict, audit, planted }: SaleResult): string[] => [
  ...verdict.problems,
  ...audit.map(line => `audit: ${line}`),
  ...planted.missed.map(name => `the checker missed a planted fault: ${name}`),
]

/** Returns the time limits that were exceeded. A busy machine needs higher limits. */
export const delays = (
  report: RigReport,
  { takeoverSeconds, recoverySeconds }: { takeoverSeconds: number; recoverySeconds: number },
): string[] => [
  ...(takeoverMax(report) > takeoverSeconds ? [`takeover took more than ${takeoverSeconds} s`] : []),
  ...(recoveryMax(report) > recoverySeconds
    ? [`the database's recovery took more than ${recoverySeconds} s`]
    : []),
]

const countsLine = ({ acknowledged, lost, doubled, oversold, unitsOff }: Verdict): string =>
  `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${oversold} oversold, ${unitsOff} units off`

const auditLine = ({ verdict, planted, audit }: SaleResult): string =>
  `audit: ${audit.length === 0 ? 'green' : `${audit.length} problems`}; checker: ${planted.planted - planted.missed.length} of ${planted.planted} planted faults caught, books ${isClean(verdict) ? 'clean' : 'not clean'}`

/** The figures of the books after a sale. */
export const saleLines = (result: SaleResult): string[] => [countsLine(result.verdict), auditLine(result)]

export const reportLines = (report: RigReport): string[] => {
  const { kills, verdict, seconds } = report
  const rows = killTargets.map(name => {
    const times = recoveryTimes(kills, target => target === name).toSorted((a, b) => a - b)
    const median = times[Math.floor(times.length / 2)] ?? 0
    return `${name.padEnd(16)}${String(times.length).padStart(6)}${median.toFixed(2).padStart(10)}${maximum(times).toFixed(2).padStart(10)}`
  })
  const { acknowledged, unresolved } = verdict
  const rate = (acknowledged / seconds).toFixed(0)
  return [
    'killed           times  median s     max s   from the kill to the first acknowledged purchase sent after it',
    ...rows,
    `${rate} purchases/s over ${seconds.toFixed(0)} s, ${unresolved} without a final answer`,
    auditLine(report),
    `faults: ${kills.length} kills, ${countsLine(verdict)}, takeover max ${takeoverMax(report).toFixed(1)} s, database recovery max ${recoveryMax(report).toFixed(1)} s`,
  ]
}
