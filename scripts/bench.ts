import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Measurement } from '@fairground/bench/measurement.ts'
import { measurements, type MeasurementName } from '@fairground/bench/measurements.ts'
import { checkFloors } from './bench/check-floors.ts'
import { describeMeasures } from './bench/format-run.ts'
import { recordRun } from './bench/record-run.ts'
import type { RunSize } from './bench/recorded-runs.ts'
import { runAndPrint } from './bench/run-and-print.ts'

const names = Object.keys(measurements) as MeasurementName[]
const all = Object.entries(measurements)

const help = `npm run bench <name> [-- options]
npm run bench -- --short [--record]

Compares one path of the platform ("ours") with a minimal baseline ("bare") in the same run, on a private stack.
With --short, runs all measurements in a short size, or only the named one, and fails if a ratio is worse than the
floor: 0.7 of the last recorded short ratio, or the inverse if a lower ratio is better. A measure fails if it fails twice.

${all.map(([name, { about }]) => `  ${name.padEnd(14)}${about}`).join('\n')}

  --short       short sizes, compared with the floors
  --record      store the ratios in bench/recorded and write them into docs/SCALE.md, without a comparison
  --rounds N    interleaved rounds; the median is reported (3)
  --seconds N   duration of one side of a round, if limited by time (5)
  --help        print this help
${all
  .flatMap(([name, { numbers }]) =>
    Object.entries(numbers).map(
      ([option, { preset, about }]) => `  --${`${option} N`.padEnd(12)}${name}: ${about} (${preset})`,
    ),
  )
  .join('\n')}

Measures:
${all.flatMap(([name, measurement]) => describeMeasures(name as MeasurementName, measurement)).join('\n')}

Not in --short:
${all.flatMap(([name, { short }]) => ('excluded' in short ? [`  ${name.padEnd(14)}${short.excluded}`] : [])).join('\n')}

TEST_RESULTS=<file> writes the counts of --short in the format of Vitest's JSON reporter.`

/** Read once, because later measurements would count the load of earlier ones. */
const [loadBefore = 0] = loadavg()

const optionNames = [...new Set(Object.values(measurements).flatMap(({ numbers }) => Object.keys(numbers)))]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(optionNames.map(name => [name, { type: 'string' as const }])),
  },
})

const given = values as Readonly<Record<string, unknown>>

const readPositive = (name: string, preset: number): number => {
  const number = given[name] === undefined ? preset : Number(given[name])
  if (!(number > 0)) throw new Error(`--${name} must be a number above zero`)
  return number
}

const readFullSize = ({ numbers }: Measurement): RunSize => ({
  rounds: readPositive('rounds', 3),
  seconds: readPositive('seconds', 5),
  numbers: Object.fromEntries(
    Object.entries(numbers).map(([option, { preset }]) => [option, readPositive(option, preset)]),
  ),
})

const main = async (): Promise<number> => {
  const [name] = positionals
  const isKnown = name === undefined || Object.hasOwn(measurements, name)
  const chosen = name === undefined ? names : [name as MeasurementName]
  if (values.help || !isKnown || (name === undefined && !values.short)) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const sizes = ['rounds', 'seconds', ...optionNames].filter(option => given[option] !== undefined)
  if (values.short && sizes.length > 0) {
    console.log(`--short has sizes of its own: leave out --${sizes.join(', --')}`)
    return 2
  }
  if (values.short && !values.record) return checkFloors(chosen)
  for (const each of chosen) {
    const { short } = measurements[each]
    const size = values.short ? short : readFullSize(measurements[each])
    if ('excluded' in size) console.log(`${each} is not in the short run: ${size.excluded}`)
    else if (values.record) await recordRun(each, values.short ? 'short' : 'full', size, loadBefore)
    else await runAndPrint(each, size)
  }
  return 0
}

// The measurement stops with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = await main()
