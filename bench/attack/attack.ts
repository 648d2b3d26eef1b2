import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Comparison, Measured, Measurement, Settings } from '../measurement.ts'
import { addInstance } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { median, quantile } from '../statistics.ts'
import { type AttackName, attacks } from './attacks.ts'
import { openProbe } from './probe.ts'
import { readProcessUse } from './process-use.ts'

export const attack: Measurement = {
  about: 'other clients of a gateway while one anonymous address attacks it, compared with no attack',
  numbers: {},
  run: async settings => {
    settings.say('starting a private stack with the limits of production')
    const stack = await openStack(1, 1)
    try {
      return await measure(settings, stack)
    } finally {
      await stack.stop()
    }
  },
}

interface Phase {
  readonly p99: number
  /** The share of one processor that the gateway used. */
  readonly share: number
  readonly megabytes: number
}

const measure = async ({ rounds, seconds, say }: Settings, stack: BenchStack): Promise<Measured> => {
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
    const names = Object.keys(attacks) as AttackName[]
    say('warming up')
    for (const name of names) await runAttacked(name)
    const more: Comparison[] = []
    const notes: string[] = []
    for (const name of names) {
      const calm: Phase[] = []
      const attacked: Phase[] = []
      for (let round = 1; round <= rounds; round++) {
        calm.push(await run())
        attacked.push(await runAttacked(name))
        say(`${name} ${round}/${rounds}`)
      }
      const findMedian = (phases: readonly Phase[], key: keyof Phase) =>
        median(phases.map(phase => phase[key]))
      more.push({ name, ours: findMedian(attacked, 'p99'), bare: findMedian(calm, 'p99') })
      const share = 100 * (findMedian(attacked, 'share') - findMedian(calm, 'share'))
      const growth = Math.max(...attacked.map(({ megabytes }) => megabytes))
      notes.push(
        `${name.padEnd(20)} ${share.toFixed(1)} % of a processor more than the ${(100 * findMedian(calm, 'share')).toFixed(1)} % without, memory +${growth.toFixed(1)} MB at most`,
      )
    }
    const worst = more.toSorted((a, b) => b.ours / b.bare - a.ours / a.bare)[0]!
    return { unit: 'p99 of 160 calls/s of other clients in ms', main: worst, more, notes }
  } finally {
    await probe.close()
  }
}
