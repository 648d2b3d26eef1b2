import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Comparison,
  defineMeasurement,
  type Measure,
  type Measured,
  type Settings,
} from '../measurement.ts'
import { addInstance } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { median, quantile } from '../statistics.ts'
import { type AttackName, attackNames } from './attacks.ts'
import { openProbe } from './probe.ts'
import { readProcessUse } from './process-use.ts'

const compare = (title: string): Measure => ({
  about: `p99 of other clients beside an attacker with ${title} / without`,
  unit: 'ms',
  better: 'lower',
})

export const attack = defineMeasurement({
  about: 'other clients of a gateway while one anonymous address attacks it, compared with no attack',
  numbers: {},
  measures: {
    'missing-topics': compare('missing topics'),
    'repeated-snapshots': compare('repeated snapshots'),
    'unread-answers': compare('unread answers'),
    'bytes-after-bye': compare('bytes after BYE'),
    pings: compare('pings'),
    'silent-connections': compare('silent connections'),
  } satisfies Record<AttackName, Measure>,
  short: { excluded: 'six attacks, each with a warm-up and a pause, take more than a minute' },
  run: async settings => {
    settings.say('starting a private stack with the limits of production')
    const stack = await openStack(1, 1)
    try {
      return await measure(settings, stack)
    } finally {
      await stack.stop()
    }
  },
})

interface Phase {
  readonly p99: number
  /** The share of one processor that the gateway used. */
  readonly share: number
  readonly megabytes: number
}

const measure = async (
  { rounds, seconds, say }: Settings<never>,
  stack: BenchStack,
): Promise<Measured<AttackName>> => {
  const probe = await openProbe(stack.port, await addInstance(stack.owner, 1000))
  const run = async (): Promise<Phase> => {
    const before = readProcessUse(stack.gatewayPid())
    const since = performance.now()
    probe.takeTimes()
    await sleep(seconds * 1000)
    const after = readProcessUse(stack.gatewayPid())
    return {
      p99: quantile(probe.takeTimes(), 0.99),
      share: (after.seconds - before.seconds) / ((performance.now() - since) / 1000),
      megabytes: (after.bytes - before.bytes) / 1e6,
    }
  }
  const runAttacked = async (name: AttackName): Promise<Phase> => {
    const child = fork(join(import.meta.dirname, 'attacker.ts'), [name, String(stack.port)])
    try {
      await once(child, 'message')
      return await run()
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
      // Connections of the attacker end before the next phase.
      await sleep(2000)
    }
  }
  try {
    say('warming up')
    for (const name of attackNames) await runAttacked(name)
    const measures: [AttackName, Comparison][] = []
    const notes: string[] = []
    for (const name of attackNames) {
      const calm: Phase[] = []
      const attacked: Phase[] = []
      for (let round = 1; round <= rounds; round++) {
        calm.push(await run())
        attacked.push(await runAttacked(name))
        say(`${name} ${round}/${rounds}`)
      }
      const findMedian = (phases: readonly Phase[], key: keyof Phase) =>
        median(phases.map(phase => phase[key]))
      measures.push([name, { ours: findMedian(attacked, 'p99'), bare: findMedian(calm, 'p99') }])
      const share = 100 * (findMedian(attacked, 'share') - findMedian(calm, 'share'))
      const growth = Math.max(...attacked.map(({ megabytes }) => megabytes))
      notes.push(
        `${name.padEnd(20)} ${share.toFixed(1)} % of a processor more than the ${(100 * findMedian(calm, 'share')).toFixed(1)} % without, memory +${growth.toFixed(1)} MB at most`,
      )
    }
    return { measures: Object.fromEntries(measures) as Record<AttackName, Comparison>, notes }
  } finally {
    await probe.close()
  }
}
