import { parseArgs } from 'node:util'
import { sound } from './behaviour.ts'
import { plants } from './plants.ts'
import { runRewardYear } from './rewards/reward-year.ts'
import { runSeed, type SeedOutcome } from './run-seed.ts'

const help = `npm run simulate -- [--seeds 2000] [--seed N] [--steps 200] [--plant NAME | --plants] [--verbose]

Runs the ledger core (rules, book and hash chain) in a simulated world with a virtual clock: two lanes that crash, stall
and take over, a database that restarts and loses connections at commit, a bus that loses, duplicates, delays and
reorders messages, clients that buy, cancel, deposit, withdraw, set limits, get bonuses and repeat their keys, and
organisers that draw, pay and refund in chunks. The seed determines everything. Checks the invariants after every commit,
and that every operation and instance is finished 60 s after the last fault.

  --seeds N      number of seeds (2000), starting at 1 or at --seed
  --seed N       run one seed
  --steps N      operations started by the clients per seed (200)
  --plant NAME   run with this planted bug
  --plants       run every planted bug and print the seed that finds it; fails if one is not found
  --rewards      run a year of rewards of --players (10000) players instead: every reward once, none on a break
  --verbose      print every line of the trace
  --help         print this help`

/** Every 50th seed runs twice, to check that the run is deterministic. */
const replayEvery = 50

interface Printing {
  readonly print: (line: string) => void
}

/** Returns the exit code. */
export const simulate = (args: readonly string[], { print }: Printing): number => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      seed: { type: 'string' },
      steps: { type: 'string', default: '200' },
      plant: { type: 'string' },
      plants: { type: 'boolean', default: false },
      rewards: { type: 'boolean', default: false },
      players: { type: 'string', default: '10000' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    print(help)
    return 0
  }
  // Stack traces of thousands of simulated faults would only cost time.
  Error.stackTraceLimit = 0
  const first = Number(values.seed ?? 1)
  const seeds = Number(values.seeds ?? (values.seed === undefined ? 2000 : 1))
  const operations = Number(values.steps)
  if (values.rewards) {
    const { violations, ...counts } = runRewardYear({
      seed: first,
      players: Number(values.players),
      days: 365,
    })
    for (const violation of violations) print(violation)
    print(`rewards: ${JSON.stringify(counts)}, ${violations.length} violations`)
    return violations.length === 0 ? 0 : 1
  }
  if (values.plants) return findPlants({ first, seeds, operations, print })
  const behaviour = values.plant === undefined ? sound : plants[values.plant]
  if (!behaviour) {
    print(`unknown plant ${values.plant}; available: ${Object.keys(plants).join(', ')}`)
    return 2
  }
  return runSeeds({ first, seeds, operations, behaviour, print, ...(values.verbose && { onLine: print }) })
}

type Range = { first: number; seeds: number; operations: number } & Printing

const runSeeds = (range: Range & { behaviour: typeof sound; onLine?: (line: string) => void }): number => {
  const { first, seeds, print, ...options } = range
  let steps = 0
  let violations = 0
  let late = 0
  let replayed = 0
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = runSeed({ seed, ...options })
    steps += outcome.steps
    late += outcome.late
    if (outcome.violation) {
      violations += 1
      showViolation(outcome, print)
    }
    if (seed % replayEvery !== 0) continue
    replayed += 1
    const again = runSeed({ seed, operations: options.operations, behaviour: options.behaviour })
    if (again.fingerprint === outcome.fingerprint) continue
    violations += 1
    print(`seed ${seed}: the second run differs from the first`)
  }
  print(
    `${replayed} seeds run twice; ${late} operations booked after a takeover, before their deadline, though a copy was refused`,
  )
  print(`simulate: ${seeds} seeds, ${steps} steps, ${violations} violations`)
  return violations === 0 ? 0 : 1
}

const showViolation = ({ seed, steps, violation, trace }: SeedOutcome, print: Printing['print']): void => {
  print(`seed ${seed}, step ${steps}: ${violation}`)
  for (const line of trace) print(`    ${line}`)
}

const findPlants = ({ first, seeds, operations, print }: Range): number => {
  const names = Object.keys(plants)
  let missed = 0
  for (const name of names) {
    const found = firstViolation(name, { first, seeds, operations })
    if (found) print(`${name}: seed ${found.seed}, step ${found.steps}: ${found.violation}`)
    else print(`${name}: NOT FOUND in ${seeds} seeds`)
    if (!found) missed += 1
  }
  print(`simulate: ${names.length} planted bugs, ${names.length - missed} found`)
  return missed === 0 ? 0 : 1
}

export const firstViolation = (
  plant: string,
  { first, seeds, operations }: Omit<Range, 'print'>,
): SeedOutcome | undefined => {
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = runSeed({ seed, operations, behaviour: plants[plant]! })
    if (outcome.violation) return outcome
  }
  return undefined
}
