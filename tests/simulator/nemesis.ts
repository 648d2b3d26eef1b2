import type { Bus } from './engine/bus.ts'
import type { Database } from './engine/database.ts'
import { type Machine, type Machines, sleep, type Task } from './engine/machines.ts'
import type { Random } from './engine/random.ts'
import type { Timeline } from './engine/timeline.ts'

export interface Targets {
  readonly random: Random
  readonly timeline: Timeline
  readonly database: Database
  readonly bus: Bus
  readonly machines: Machines
  readonly lanes: readonly Machine[]
  readonly organisers: readonly Machine[]
  readonly isFaulty: () => boolean
  readonly trace: (line: string) => void
}

const farthestClock = 8000

/** Injects faults on its own schedule until the end of the fault phase, in addition to the faults at single awaits. */
export function* nemesisProgram(targets: Targets): Task<void> {
  const { random, isFaulty, trace } = targets
  while (isFaulty()) {
    yield* sleep(random.int(400, 4500))
    if (!isFaulty()) return
    const [name, strike] = random.pick(faults)
    trace(`nemesis: ${name}${strike(targets)}`)
  }
}

type Fault = readonly [name: string, strike: (targets: Targets) => string]

const faults: readonly Fault[] = [
  ['kill ', ({ random, machines, lanes }) => killed(machines, random.pick(lanes))],
  ['kill ', ({ random, machines, organisers }) => killed(machines, random.pick(organisers))],
  ['stop ', ({ random, timeline, lanes }) => stopped(timeline, random.pick(lanes), random.int(200, 9000))],
  ['stop ', ({ random, timeline, lanes }) => stopped(timeline, random.pick(lanes), random.int(3000, 6000))],
  ['stop ', ({ random, timeline, organisers }) => stopped(timeline, random.pick(organisers), 4000)],
  ['database restarts ', ({ random, database }) => restarted(database, random.int(300, 3000))],
  ['network cut ', ({ random, bus }) => cut(bus, random.int(200, 4000))],
  ['clock jumps to ', ({ random, database }) => jumped(database, random.int(-5000, 5000))],
]

const restarted = (database: Database, ms: number): string => {
  database.restart(ms)
  return `within ${ms} ms`
}

const cut = (bus: Bus, ms: number): string => {
  bus.cut(ms)
  return `for ${ms} ms`
}

const killed = (machines: Machines, machine: Machine): string => {
  machines.kill(machine)
  return machine.name
}

const stopped = (timeline: Timeline, machine: Machine, ms: number): string => {
  machine.stoppedUntil = Math.max(machine.stoppedUntil, timeline.now + ms)
  return `${machine.name} for ${ms} ms`
}

const jumped = (database: Database, by: number): string => {
  const next = database.clockOffset + by
  database.clockOffset = Math.max(-farthestClock, Math.min(farthestClock, next))
  return String(database.clockOffset)
}
