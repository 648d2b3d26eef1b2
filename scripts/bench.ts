import { parseArgs } from 'node:util'
import type { Comparison } from '@fairground/bench/measurement.ts'
import { measurements } from '@fairground/bench/measurements.ts'

const help = `npm run bench <name> [-- options]

Compares one path of the platform ("ours") with a minimal baseline ("bare") in the same run, on a private stack.

${Object.entries(measurements)
  .map(([name, { about }]) => `  ${name.padEnd(10)}${about}`)
  .join('\n')}

  --rounds N    interleaved rounds; the median is reported (3)
  --seconds N   duration of one side of a round, if limited by time (5)
  --help        print this help
${Object.entries(measurements)
  .flatMap(([name, { numbers }]) =>
    Object.entries(numbers).map(
      ([option, { preset, about }]) => `  --${`${option} N`.padEnd(11)} ${name}: ${about} (${preset})`,
    ),
  )
  .join('\n')}`

const optionNames = [...new Set(Object.values(measurements).flatMap(({ numbers }) => Object.keys(numbers)))]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(optionNames.map(name => [name, { type: 'string' as const }])),
  },
})

const parsePositive = (name: string, text: unknown): number => {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`--${name} must be a number above zero`)
  return number
}

const formatNumber = (value: number): string => (value >= 1000 ? value.toFixed(0) : value.toPrecision(4))

const formatComparison = ({ name, ours, bare }: Comparison): string =>
  `${name.padEnd(44)} ours ${formatNumber(ours).padStart(9)}  bare ${formatNumber(bare).padStart(9)}  ratio ${(ours / bare).toFixed(3)}`

// Child processes stop in exit handlers, which run only if this process exits by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const [name = ''] = positionals
const measurement = Object.hasOwn(measurements, name) ? measurements[name] : undefined
if (values.help || !measurement) {
  console.log(help)
  if (!values.help) process.exitCode = 2
} else {
  const given = values as Readonly<Record<string, unknown>>
  const numbers = Object.fromEntries(
    Object.entries(measurement.numbers).map(([option, { preset }]) => [
      option,
      given[option] === undefined ? preset : parsePositive(option, given[option]),
    ]),
  )
  const settings = {
    rounds: parsePositive('rounds', values.rounds),
    seconds: parsePositive('seconds', values.seconds),
    numbers,
    say: (text: string) => console.error(text),
  }
  const { unit, metric, main, more, notes } = await measurement.run(settings)
  console.log(`${name}, medians of ${settings.rounds} interleaved rounds, ${unit}`)
  for (const comparison of [main, ...more]) console.log(formatComparison(comparison))
  for (const note of notes) console.log(note)
  const { ours, bare } = main
  console.log(
    `bench=${name}${metric === undefined ? '' : `/${metric}`} ours=${formatNumber(ours)} bare=${formatNumber(bare)} ratio=${(ours / bare).toFixed(3)}`,
  )
}
