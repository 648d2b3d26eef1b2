import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DrillName, drills } from '../tests/drills/drills.ts'
import { runShortDrills } from './drill/run-short-drills.ts'

const names = Object.keys(drills) as DrillName[]

const help = `npm run drill <name> [-- options]

Runs one drill on a private stack of real processes and prints its figures. The exit code is 1 if anything was wrong.

${names.map(name => `  ${name.padEnd(12)} ${drills[name].proves}`).join('\n')}

  --short      small sizes. Without a name: all drills, several at a time
  --seed N     the seed of everything that is random (printed)
  --minutes N  how long the drill lasts, instead of its own duration
  --count N    how many inputs or sockets, instead of its own number
  --only NAME  one part of the drill: a target of fuzz, a link of partitions, a jump of clock
  --first N    fuzz: the number of the first input, to repeat a part of a run
  --keep       keep the logs in .run`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string' },
    count: { type: 'string' },
    only: { type: 'string' },
    first: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const runDrill = async (name: DrillName): Promise<number> => {
  const folder = join(import.meta.dirname, '..', '.run', `drill-${name}-${process.pid}`)
  console.log(`drill ${name}, seed ${values.seed}`)
  try {
    const { figures, problems, skipped } = await drills[name].run({
      folder,
      seed: Number(values.seed),
      isShort: values.short,
      minutes: values.minutes === undefined ? undefined : Number(values.minutes),
      count: values.count === undefined ? undefined : Number(values.count),
      only: values.only,
      first: Number(values.first),
      say: line => console.log(line),
    })
    for (const problem of problems.slice(0, 50)) console.log(`PROBLEM ${problem}`)
    for (const line of figures) console.log(line)
    const outcome = problems.length === 0 ? 'passed' : `${problems.length} problems`
    console.log(`drill ${name}: ${skipped === undefined ? outcome : `skipped, ${skipped}`}`)
    return problems.length === 0 ? 0 : 1
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  }
}

// At its exit the process ends the programs that it started.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code))

const chosen = names.find(name => name === positionals[0])
if (values.help) console.log(help)
else if (chosen) process.exit(await runDrill(chosen))
else if (values.short && positionals.length === 0) process.exit(await runShortDrills(names))
else {
  console.log(help)
  process.exitCode = 1
}
