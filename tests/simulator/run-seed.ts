import { type Behaviour, sound } from './behaviour.ts'
import { Bus } from './engine/bus.ts'
import { clientProgram } from './clients/client.ts'
import { Database } from './engine/database.ts'
import { Invariants } from './invariants/invariants.ts'
import { LaneProcess } from './lane/lane-process.ts'
import { Machine, Machines, type Task } from './engine/machines.ts'
import { nemesisProgram } from './nemesis.ts'
import { isOver, organiserProgram } from './organiser.ts'
import { Random } from './engine/random.ts'
import type { System } from './system.ts'
import { Timeline } from './engine/timeline.ts'
import { Trace } from './engine/trace.ts'
import { makeTables, playerIds } from './world.ts'
import { Witness } from './invariants/witness.ts'

export interface SeedOptions {
  readonly seed: number
  readonly operations: number
  readonly behaviour?: Behaviour
  readonly onLine?: (line: string) => void
}

export interface SeedOutcome {
  readonly seed: number
  readonly steps: number
  readonly violation: string | undefined
  readonly trace: readonly string[]
  /** Equal for every run of the same seed. */
  readonly fingerprint: string
  readonly late: number
}

const clients = 8
const faultsEndAt = 40_000
const patienceMs = 60_000
const shownLines = 12

/** Runs one seed until every operation is answered and every instance is over, or an invariant is violated. */
export const runSeed = ({ seed, operations, behaviour = sound, onLine }: SeedOptions): SeedOutcome => {
  const random = new Random(seed)
  const timeline = new Timeline()
  const record = new Trace(onLine)
  const trace = (line: string): void => record.add(timeline.now, line)
  const isFaulty = (): boolean => timeline.now < faultsEndAt
  const tables = makeTables(random, firstClock)
  const witness = new Witness(tables)
  const invariants = new Invariants(tables, witness)
  const database = new Database({
    firstClock,
    tables,
    timeline,
    random,
    isFaulty,
    trace,
    without: behaviour.without,
    isTorn: behaviour.isTorn,
    beforeCommit: tx => invariants.before(tx),
    onCommitted: () => invariants.after(),
  })
  const bus = new Bus({ timeline, random, isFaulty, trace })
  const tools = { randomBytes: (length: number) => random.bytes(length), signReceipt: () => noSignature }
  const system: System = { random, database, bus, behaviour, tools, witness, trace, serving: new Map() }

  const lanes = ['lane-a', 'lane-b'].map(name => new Machine(name))
  const organisers = ['organiser-a', 'organiser-b'].map(name => new Machine(name))
  const mortal = new Set([...lanes, ...organisers])
  const machines = new Machines(timeline, random, {
    killsAt: machine => isFaulty() && mortal.has(machine) && random.chance(0.0015),
    onKilled(machine) {
      trace(`${machine.owner} is killed`)
      database.dropConnections(machine.name)
      system.serving.delete(machine.owner)
      timeline.after(random.int(50, 4000), () => start(machine))
    },
  })
  const start = (machine: Machine): void => {
    const owner = `${machine.name}#${machine.life + 1}`
    machines.start(
      machine,
      lanes.includes(machine) ? lanePrograms(system, owner) : organiserPrograms(system, owner),
    )
  }
  for (const machine of mortal) start(machine)
  const budget = { left: operations }
  let active = clients
  for (let i = 1; i <= clients; i++) {
    const client = { name: `c${i}`, playerIds, budget, now: () => timeline.now }
    const program = function* (): Task<void> {
      yield* clientProgram(system, client)
      active -= 1
    }
    machines.start(new Machine(client.name), [program])
  }
  const targets = { random, timeline, database, bus, machines, lanes, organisers, isFaulty, trace }
  machines.start(new Machine('nemesis'), [() => nemesisProgram(targets)])

  const isDone = (): boolean => active === 0 && [...tables.instances.values()].every(isOver)
  while (!witness.violation && !isDone() && timeline.now < faultsEndAt + patienceMs && timeline.next());
  if (!witness.violation) {
    witness.require(isDone(), () => `not over 60 s after the last fault: ${unresolved(system)}`)
    invariants.end()
  }
  const { violation, late } = witness
  if (violation) trace(`VIOLATION ${violation}`)
  const lines = record.last(shownLines)
  return { seed, steps: machines.steps, violation, late, trace: lines, fingerprint: record.digest() }
}

const firstClock = 1_800_000_000_000

// Receipt signatures do not affect money and cost more than the rest of a purchase.
const noSignature = new Uint8Array(64)

const lanePrograms = (system: System, owner: string): (() => Task<void>)[] => {
  const lane = new LaneProcess(system, owner)
  return [() => lane.renewing(), () => lane.serving()]
}

const organiserPrograms = (system: System, owner: string): (() => Task<void>)[] => [
  () => organiserProgram(system, owner),
]

const unresolved = ({ witness, database }: System): string => {
  const openOperations = [...witness.open].map(operation => operation.what)
  const instances = [...database.tables.instances.values()].filter(row => !isOver(row))
  return [...openOperations, ...instances.map(row => `instance ${row.id} ${row.status}`)]
    .slice(0, 5)
    .join(', ')
}
