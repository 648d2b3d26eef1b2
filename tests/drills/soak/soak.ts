import { pause } from '#support/pause.ts'
import type { Launch } from '@fairground/testkit/stack/stack'
import type { Drill } from '../drill.ts'
import { createAdminPorts } from '../support/admin-ports.ts'
import { disturbSale } from '../support/disturb-sale.ts'
import { findGrowth, growthLines, watchProcesses } from '../support/watch-processes.ts'
import { findHeapSlope } from './heap-slope.ts'
import { createKeptHeaps, type KeptHeaps } from './kept-heap.ts'

const defaultMinutes = 240
/** Caches fill and code is compiled meanwhile. */
const warmUpShare = 0.2
const maxSlope = 1
/** A slope of a shorter run says nothing. */
const boundFromMinutes = 120
const minuteMs = 60_000
const megabyte = 1 << 20

export const soak: Drill = {
  proves:
    'four hours of purchases and draws: the heap of every process grows by less than 1 MB an hour after the warm-up',
  run: options => {
    const { isShort, minutes = isShort ? 1 : defaultMinutes, say } = options
    const ports = createAdminPorts()
    const heaps = createKeptHeaps()
    const launch = async (name: string): Promise<Launch> => ({
      environment: { ...(await ports.launch(name)).environment, ...(await heaps.launch(name)).environment },
    })
    return disturbSale(options, {
      stack: { launch },
      perSecond: 30,
      async disturb({ stack }, recovery) {
        const began = performance.now()
        const lastMs = minutes * minuteMs
        const sampleEveryMs = isShort ? 5000 : minuteMs
        await pause(lastMs * warmUpShare)
        const watch = watchProcesses(ports)
        for (let left = lastMs * (1 - warmUpShare); left > 0; left -= sampleEveryMs) {
          await heaps.sample()
          await pause(Math.min(left, sampleEveryMs))
          const passed = ((performance.now() - began) / minuteMs).toFixed(1)
          say(`${passed} min, ${recovery.countBetween(0, Infinity)} purchases, ${describeHeaps(heaps)}`)
        }
        await watch.stop()
        const slopes = [...heaps.samples].map(([name, samples]) => ({
          name,
          slope: findHeapSlope(samples),
          lateSlope: findHeapSlope(samples.slice(samples.length / 2)),
          codeSlope: findHeapSlope(samples.map(({ atMs, codeBytes }) => ({ atMs, bytes: codeBytes }))),
        }))
        const isBound = minutes >= boundFromMinutes
        const restarted = Object.values(stack.processes).filter(process => process.restarts() > 0)
        return {
          figures: [
            ...growthLines(findGrowth(watch.samples)),
            ...slopes.map(
              ({ name, slope, lateSlope, codeSlope }) =>
                `${name.padEnd(16)} heap grew by ${slope.toFixed(2)} MB/h, ${codeSlope.toFixed(2)} of it compiled functions; by ${lateSlope.toFixed(2)} in the second half${isBound ? '' : ' (the run is too short for a bound)'}`,
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

/** What each process kept at the last sample. */
const describeHeaps = ({ samples }: KeptHeaps): string => {
  const parts = [...samples].map(
    ([name, kept]) => `${name} ${((kept.at(-1)?.bytes ?? 0) / megabyte).toFixed(2)}`,
  )
  return `heaps in MB: ${parts.join(', ')}`
}
