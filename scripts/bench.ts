import { parseArgs } from 'node:util'
import type { Comparison } from '@fairground/bench/measurement.ts'
import { measurements } from '@fairground/bench/measurements.ts'

const help = `npm run bench <name> [-- options]

Measures one thing of ours beside the bare engine, in the same run, on a private stack that ends with it.

${Object.entries(measurements)
  .map(([name, { about }]) => `  ${name.padEnd(8)}${about}`)
  .join('\n')}

  --rounds N    interleaved rounds, of which the median counts (3)
  --seconds N   how long one side of a round runs, where time bounds it (5)
  --help        this text
${Object.entries(measurements)
  .flatMap(([name, { numbers }]) =>
    Object.entries(numbers).map(
      ([option, { preset, about }]) => `  --${`${option} N`.padEnd(11)} ${name}: ${about} (${preset})`,
    ),
  )
  .join('\n')}`

const own = [...new Set(Object.values(measurements).flatMap(({ numbers }) => Object.keys(numbers)))]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(own.map(name => [name, { type: 'string' as const }])),
  },
})

const numberOf = (name: string, text: unknown): number => {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`--${name} takes a number above zero`)
  return number
}

const short = (value: number): string => (value >= 1000 ? value.toFixed(0) : value.toPrecision(4))

const line = ({ name, ours, bare }: Comparison): string =>
  `${name.padEnd(44)} ours ${short(ours).padStart(9)}  bare ${short(bare).padStart(9)}  ratio ${(ours / bare).toFixed(3)}`

// What a measurement started ends with this process, but only when it ends by itself.
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
      given[option] === undefined ? preset : numberOf(option, given[option]),
    ]),
  )
  const settings = {
    rounds: numberOf('rounds', values.rounds),
    seconds: numberOf('seconds', values.seconds),
    numbers,
    say: (text: string) => console.error(text),
  }
  const { unit, main, more, notes } = await measurement.run(settings)
  console.log(`${name}, medians of ${settings.rounds} interleaved rounds, ${unit}`)
  for (const comparison of [main, ...more]) console.log(line(comparison))
  for (const note of notes) console.log(note)
  const { ours, bare } = main
  console.log(`bench=${name} ours=${short(ours)} bare=${short(bare)} ratio=${(ours / bare).toFixed(3)}`)
}
