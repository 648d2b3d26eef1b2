import { pause } from '#support/pause.ts'
import type { SeededRandom } from '#support/seeded-random.ts'
import type { StormProvider } from './payment-provider.ts'
import type { StressStack } from './stress-stack.ts'

const lookEveryMs = 200
const targets = ['gateway', 'lane', 'worker', 'payments'] as const

/** Kills random processes with SIGKILL until stopped; `stop` returns the number of kills per process. */
export const startKills = (
  { processes }: StressStack,
  provider: StormProvider,
  { everyMs, random }: { readonly everyMs: number; readonly random: SeededRandom },
) => {
  const kills = { gateway: 0, lane: 0, worker: 0, payments: 0 }
  let isOver = false
  const running = (async () => {
    for (let waited = 0; !isOver; waited += lookEveryMs) {
      await pause(lookEveryMs)
      if (isOver || waited < everyMs) continue
      waited = 0
      const target = targets[random.below(targets.length)] ?? 'gateway'
      kills[target] += 1
      await (target === 'payments' ? provider.restart() : processes[target].kill())
    }
  })()
  return {
    async stop(): Promise<string> {
      isOver = true
      await running
      return Object.entries(kills)
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')
    },
  }
}
