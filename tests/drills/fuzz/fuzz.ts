import { findAuditProblems } from '#support/audit-problems.ts'
import { pause } from '#support/pause.ts'
import type { Drill, DrillOptions, DrillResult } from '../drill.ts'
import { createAdminPorts } from '../support/admin-ports.ts'
import { findGrowth, growthLines, growthProblems, watchProcesses } from '../support/watch-processes.ts'
import { openFuzzWorld, type OpenFuzzWorld } from './open-world.ts'
import { missedPlants } from './plant.ts'
import { startProbe } from './probe.ts'
import { readLoggedErrors } from './read-errors.ts'
import { runTarget } from './run-target.ts'
import { type FuzzTargetName, fuzzTargets } from './targets.ts'

const defaultCount = 1_000_000
const shortCount = 20_000
/** The memory of a process of Node grows until its first large collection. */
const maxGrowthMb = 300
/** The short run shares its machine with other tests, which stop a process for seconds. */
const maxLagMs = { full: 2000, short: 10_000 }
const sayEveryMs = 15_000

export const fuzz: Drill = {
  proves:
    '10^6 malformed and mutated frames, bodies, lane messages, signer messages, webhooks and records crash nothing; memory and event-loop delay stay bounded',
  async run(options) {
    const ports = createAdminPorts()
    const world = await openFuzzWorld(options.folder, ports)
    try {
      return await runAll(options, world, ports)
    } finally {
      await world.stop()
    }
  },
}

const runAll = async (
  { seed, isShort, count = isShort ? shortCount : defaultCount, first, only, folder, say }: DrillOptions,
  world: OpenFuzzWorld,
  ports: ReturnType<typeof createAdminPorts>,
): Promise<DrillResult> => {
  const names = (Object.keys(fuzzTargets) as FuzzTargetName[]).filter(
    name => only === undefined || name === only,
  )
  const shares = names.reduce((sum, name) => sum + fuzzTargets[name].share, 0)
  const sent = new Map<string, number>()
  const run = async (name: FuzzTargetName, from: number, inputs: number) => {
    const onSent = (done: number): boolean => {
      sent.set(name, done)
      return true
    }
    return {
      name,
      ...(await runTarget(name, fuzzTargets[name], world, { seed, first: from, count: inputs, onSent })),
    }
  }
  const toInputs = (name: FuzzTargetName): number => Math.round((count * fuzzTargets[name].share) / shares)

  const began = performance.now()
  // The first inputs load code and fill caches, so memory is compared with what the processes hold after them.
  const warm = await Promise.all(names.map(name => run(name, first, Math.ceil(toInputs(name) / 10))))
  const watch = watchProcesses(ports)
  const probe = startProbe(world)
  const timer = setInterval(() => {
    const parts = [...sent].map(([name, done]) => `${name} ${done}`)
    say(`${((performance.now() - began) / 1000).toFixed(0)} s: ${parts.join(', ')}`)
  }, sayEveryMs)
  const rest = await Promise.all(
    names.map(name => {
      const done = Math.ceil(toInputs(name) / 10)
      return run(name, first + done, Math.max(0, toInputs(name) - done))
    }),
  )
  clearInterval(timer)
  await pause(1500)
  const { failures, ...probed } = await probe.stop()
  await watch.stop()
  const seconds = (performance.now() - began) / 1000
  const crashes = world.countCrashes()
  const errors = readLoggedErrors(folder)
  const growth = findGrowth(watch.samples)
  say('auditing')
  const audit = await findAuditProblems(world.stack.databaseUrl)
  const missed = await missedPlants(world, seed)
  const results = names.map((name, i) => ({
    name,
    sent: warm[i]!.sent + rest[i]!.sent,
    problems: [...warm[i]!.problems, ...rest[i]!.problems],
  }))
  const total = results.reduce((sum, each) => sum + each.sent, 0)
  return {
    figures: [
      ...results.map(
        each => `${each.name.padEnd(16)} ${each.sent} sent, ${each.problems.length} wrong answers`,
      ),
      ...growthLines(growth),
      `another client: ${probed.count} calls, p99 ${probed.p99.toFixed(0)} ms, longest ${probed.longest.toFixed(0)} ms, ${failures.length} not served`,
      `audit: ${audit.length === 0 ? 'green' : `${audit.length} problems`}; planted faults caught: ${2 - missed.length} of 2`,
      `${total} inputs in ${seconds.toFixed(0)} s, ${crashes} crashes, ${errors.length} kinds of logged errors`,
    ],
    problems: [
      ...(crashes > 0 ? [`${crashes} processes crashed`] : []),
      ...errors,
      ...results.flatMap(each => each.problems.slice(0, 8)),
      ...failures.slice(0, 5),
      ...growthProblems(growth, { growthMb: maxGrowthMb, lagMs: isShort ? maxLagMs.short : maxLagMs.full }),
      ...audit.map(line => `audit: ${line}`),
      ...missed.map(name => `the drill missed a planted fault: ${name}`),
    ],
  }
}
