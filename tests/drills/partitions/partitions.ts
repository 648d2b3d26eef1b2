import { pause } from '#support/pause.ts'
import type { Drill } from '../drill.ts'
import { disturbSale } from '../support/disturb-sale.ts'
import { findMissing } from './namespaces.ts'
import { createSeparatedStack, type Pair, pairs } from './separated-stack.ts'

const shortPairs: readonly Pair[] = ['lane-postgres', 'gateway-nats']
const cutMs = 60_000
const shortCutMs = 5000
const recoveryBoundSeconds = 60
const calmMs = 5000

export const partitions: Drill = {
  proves:
    'no packet passes between two parts for a minute, then packets are late and lost, for each pair: nothing is lost or doubled, and the sale recovers',
  async run(options) {
    const missing = findMissing()
    if (missing !== undefined) return { figures: [], problems: [], skipped: missing }
    const { folder, isShort, minutes, only, say } = options
    const chosen = (isShort ? shortPairs : pairs).filter(pair => only === undefined || pair === only)
    const eachMs = minutes === undefined ? (isShort ? shortCutMs : cutMs) : (minutes * 60_000) / chosen.length
    const separated = await createSeparatedStack(folder)
    try {
      return await disturbSale(options, {
        stack: {
          standbys: true,
          port: separated.port,
          launch: (name, settings) => separated.launch(name, settings),
          patienceMs: chosen.length * (eachMs * 3 + 60_000) + 120_000,
        },
        perSecond: 40,
        async disturb(_, recovery) {
          const figures: string[] = []
          const problems: string[] = []
          await pause(calmMs)
          for (const pair of chosen) {
            const link = separated.link(pair)
            say(`${pair}: cut for ${(eachMs / 1000).toFixed(0)} s`)
            const cutAt = performance.now()
            link.cut()
            await pause(eachMs)
            link.heal()
            const healedAt = performance.now()
            while (recovery.secondsAfter(healedAt) === Infinity && performance.now() - healedAt < 180_000)
              await pause(50)
            const seconds = recovery.secondsAfter(healedAt)
            await pause(calmMs)
            link.slow()
            const slowAt = performance.now()
            await pause(eachMs)
            link.heal()
            const slowUntil = performance.now()
            figures.push(
              `${pair.padEnd(18)} ${recovery.countBetween(cutAt, healedAt)} purchases while cut, the next one ${seconds.toFixed(1)} s after the repair; ${recovery.countBetween(slowAt, slowUntil)} while slow`,
            )
            if (seconds > recoveryBoundSeconds)
              problems.push(`${pair}: no purchase within ${recoveryBoundSeconds} s`)
            await pause(calmMs)
          }
          return { figures, problems }
        },
      })
    } finally {
      separated.stop()
    }
  },
}
