import { pause } from '#support/pause.ts'
import type { Drill } from '../drill.ts'
import { createAdminPorts } from '../support/admin-ports.ts'
import { disturbSale } from '../support/disturb-sale.ts'
import { findGrowth, growthLines, watchProcesses } from '../support/watch-processes.ts'
import { findHeapSlope } from './heap-slope.ts'

const defaultMinutes = 240
/** Caches fill and code is compiled meanwhile. */
const warmUpShare = 0.2
const maxSlope = 1
/** A slope of a shorter run says nothing. */
const boundFromMinutes = 120
const sampleEveryMs = 5000
const sayEveryMs = 60_000

export const soak: Drill = {
  proves:
    'four hours of purchases and draws: the heap of every process grows by less than 1 MB an hour after the warm-up',
  run: options => {
    const { isShort, minutes = isShort ? 1 : defaultMinutes, say } = options
    const ports = createAdminPorts()
    return disturbSale(options, {
      stack: { launch: name => ports.launch(name) },
      perSecond: 30,
      async disturb({ stack }, recovery) {
        const began = performance.now()
        const lastMs = minutes * 60_000
        await pause(lastMs * warmUpShare)
        const watch = watchProcesses(ports, isShort ? 1000 : sampleEveryMs)
        for (let left = lastMs * (1 - warmUpShare); left > 0; left -= sayEveryMs) {
          await pause(Math.min(left, sayEveryMs))
          say(
            `${((performance.now() - began) / 60_000).toFixed(0)} min, ${recovery.countBetween(0, Infinity)} purchases`,
          )
        }
        await watch.stop()
        const slopes = [...watch.samples].map(([name, samples]) => ({ name, slope: findHeapSlope(samples) }))
        const isBound = minutes >= boundFromMinutes
        const restarted = Object.values(stack.processes).filter(process => process.restarts() > 0)
        return {
          figures: [
            ...growthLines(findGrowth(watch.samples)),
            ...slopes.map(
              ({ name, slope }) =>
                `${name.padEnd(16)} heap ${slope.toFixed(2)} MB/h${isBound ? '' : ' (the run is too short for a bound)'}`,
            ),
          ],
          problems: [
            ...restarted.map(({ name }) => `${name} has ended`),
            ...slopes
              .filter(({ slope }) => isBound && slope > maxSlope)
              .map(({ name, slope }) => `the heap of ${name} grows by ${slope.toFixed(2)} MB/h`),
          ],
        }
      },
    })
  },
}
